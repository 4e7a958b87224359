import java.util.*;

public class S5 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int m = sc.nextInt();
        int k = sc.nextInt();
        int from = sc.nextInt() - 1;
        int to = sc.nextInt() - 1;
        // price matrix, -1 = no bus
        int[][] price = new int[n][n];
        for (int[] row : price) Arrays.fill(row, -1);
        for (int i = 0; i < m; i++) {
            int a = sc.nextInt() - 1;
            int b = sc.nextInt() - 1;
            int p = sc.nextInt();
            if (price[a][b] == -1 || p < price[a][b]) price[a][b] = p;
        }
        // dp[c][v] = cheapest way to be in v with at most c buses
        long[][] dp = new long[k + 2][n];
        for (long[] row : dp) Arrays.fill(row, Long.MAX_VALUE);
        dp[0][from] = 0;
        for (int c = 1; c <= k + 1; c++) {
            for (int v = 0; v < n; v++) {
                dp[c][v] = dp[c - 1][v];
                for (int u = 0; u < n; u++) {
                    if (price[u][v] >= 0 && dp[c - 1][u] != Long.MAX_VALUE) {
                        dp[c][v] = Math.min(dp[c][v], dp[c - 1][u] + price[u][v]);
                    }
                }
            }
        }
        System.out.println(dp[k + 1][to] == Long.MAX_VALUE ? -1 : dp[k + 1][to]);
    }
}
