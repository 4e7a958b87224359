import java.util.Scanner;

public class C {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[] x = new long[n + 2];
        x[0] = x[n + 1] = 1;
        for (int i = 1; i <= n; i++) x[i] = sc.nextLong();
        long[][] dp = new long[n + 2][n + 2];
        for (int len = 1; len <= n; len++) {
            for (int i = 1; i + len - 1 <= n; i++) {
                int j = i + len - 1;
                for (int k = i; k <= j; k++) {
                    long left = k > i ? dp[i][k - 1] : 0;
                    long right = k < j ? dp[k + 1][j] : 0;
                    dp[i][j] = Math.max(dp[i][j], left + x[i - 1] * x[k] * x[j + 1] + right);
                }
            }
        }
        System.out.println(dp[1][n]);
    }
}
