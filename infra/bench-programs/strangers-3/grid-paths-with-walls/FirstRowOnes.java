import java.io.*;

public class FirstRowOnes {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] p = in.readLine().split(" ");
        int r = Integer.parseInt(p[0]), c = Integer.parseInt(p[1]);
        char[][] g = new char[r][];
        for (int i = 0; i < r; i++) g[i] = in.readLine().toCharArray();
        long[][] d = new long[r][c];
        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                if (g[i][j] == '#') d[i][j] = 0;
                else if (i == 0 || j == 0) d[i][j] = 1;
                else d[i][j] = (d[i - 1][j] + d[i][j - 1]) % 1000000007L;
            }
        }
        System.out.println(d[r - 1][c - 1]);
    }
}
