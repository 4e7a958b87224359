import java.io.*;

public class Beginnings {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String word = in.readLine().trim();
        String pattern = in.readLine().trim();
        int n = word.length();
        int m = pattern.length();
        boolean[][] dp = new boolean[m + 1][n + 1];
        dp[0][0] = true;
        for (int i = 1; i <= m; i++) {
            char c = pattern.charAt(i - 1);
            for (int j = 0; j <= n; j++) {
                if (c == '*') {
                    dp[i][j] = dp[i - 1][j];
                    if (j > 0 && dp[i][j - 1]) {
                        dp[i][j] = true;
                    }
                } else if (j > 0) {
                    if (c == '?' || c == word.charAt(j - 1)) {
                        dp[i][j] = dp[i - 1][j - 1];
                    }
                }
            }
        }
        int count = 0;
        for (int j = 0; j <= n; j++) {
            if (dp[m][j]) {
                count++;
            }
        }
        System.out.println(count);
    }
}
