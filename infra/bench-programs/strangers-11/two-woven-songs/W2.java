import java.io.*;

public class W2 {
    static boolean woven(String a, String b, String c) {
        int n = a.length();
        int m = b.length();
        if (c.length() != n + m) return false;

        boolean[][] dp = new boolean[n + 1][m + 1];
        dp[0][0] = true;
        for (int i = 1; i <= n; i++) {
            dp[i][0] = a.charAt(i - 1) == c.charAt(i - 1);
        }
        for (int j = 1; j <= m; j++) {
            dp[0][j] = b.charAt(j - 1) == c.charAt(j - 1);
        }
        for (int i = 1; i <= n; i++) {
            for (int j = 1; j <= m; j++) {
                char note = c.charAt(i + j - 1);
                if (a.charAt(i - 1) == note && dp[i - 1][j]) dp[i][j] = true;
                if (b.charAt(j - 1) == note && dp[i][j - 1]) dp[i][j] = true;
            }
        }
        return dp[n][m];
    }

    static String line(BufferedReader in) throws IOException {
        String s = in.readLine();
        return s == null ? "" : s.trim();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(line(in));
        for (int i = 0; i < q; i++) {
            String a = line(in);
            String b = line(in);
            String c = line(in);
            System.out.println(woven(a, b, c));
        }
    }
}
