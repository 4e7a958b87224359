import java.io.*;

public class Main {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String a = in.readLine(), b = in.readLine();
        if (b == null) b = "";
        int n = a.length(), m = b.length();
        int[][] d = new int[n + 1][m + 1];
        for (int i = 0; i <= n; i++) {
            for (int j = 0; j <= m; j++) {
                int best = Math.max(i, j);
                if (i > 0 && j > 0) best = d[i - 1][j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                for (int k = 0; k < i; k++) best = Math.min(best, d[k][j] + i - k);
                for (int k = 0; k < j; k++) best = Math.min(best, d[i][k] + j - k);
                d[i][j] = best;
            }
        }
        System.out.println(d[n][m]);
    }
}
