import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String a = br.readLine(), b = br.readLine();
        if (a == null) a = "";
        if (b == null) b = "";
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++)
            for (int j = 0; j <= b.length(); j++) {
                if (i == 0 || j == 0) { d[i][j] = i + j; continue; }
                int r = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                d[i][j] = Math.min(r, Math.min(d[i - 1][j], d[i][j - 1]) + 1);
            }
        System.out.println(d[a.length()][b.length()]);
    }
}
