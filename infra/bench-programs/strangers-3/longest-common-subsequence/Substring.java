import java.io.*;

public class Substring {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        char[] a = r.readLine().trim().toCharArray();
        char[] b = r.readLine().trim().toCharArray();
        int[][] f = new int[a.length + 1][b.length + 1];
        int ans = 0;
        for (int i = 1; i <= a.length; i++)
            for (int j = 1; j <= b.length; j++) {
                if (a[i - 1] == b[j - 1]) f[i][j] = f[i - 1][j - 1] + 1;
                else f[i][j] = 0;
                ans = Math.max(ans, f[i][j]);
            }
        System.out.println(ans);
    }
}
