import java.io.*;

public class TableOfAll {
    static char[] line(BufferedReader br) throws IOException {
        String s = br.readLine();
        return s == null ? new char[0] : s.toCharArray();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        char[] a = line(br), b = line(br);
        int[][] f = new int[a.length + 1][b.length + 1];
        for (int i = 0; i <= a.length; i++) {
            for (int j = 0; j <= b.length; j++) {
                if (i == 0 || j == 0) { f[i][j] = i + j; continue; }
                int x = f[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
                int y = Math.min(f[i - 1][j], f[i][j - 1]) + 1;
                f[i][j] = x < y ? x : y;
            }
        }
        System.out.println(f[a.length][b.length]);
    }
}
