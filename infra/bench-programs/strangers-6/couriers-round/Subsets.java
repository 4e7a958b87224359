import java.io.*;
import java.util.*;

public class Subsets {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new InputStreamReader(System.in));
        st.nextToken();
        int n = (int) st.nval;
        long[][] w = new long[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) {
                st.nextToken();
                w[i][j] = (long) st.nval;
            }
        final long INF = Long.MAX_VALUE / 4;
        long[][] dp = new long[1 << n][n];
        for (long[] d : dp) Arrays.fill(d, INF);
        dp[1][0] = 0;
        for (int set = 1; set < 1 << n; set += 2) {
            for (int last = 0; last < n; last++) {
                long have = dp[set][last];
                if (have == INF) continue;
                for (int to = 1; to < n; to++) {
                    if ((set >> to & 1) == 1 || w[last][to] <= 0) continue;
                    int more = set | 1 << to;
                    dp[more][to] = Math.min(dp[more][to], have + w[last][to]);
                }
            }
        }
        long best = n == 1 ? 0 : INF;
        for (int last = 1; last < n; last++) {
            if (w[last][0] > 0)
                best = Math.min(best, dp[(1 << n) - 1][last] + w[last][0]);
        }
        System.out.println(best >= INF ? "none" : Long.toString(best));
    }
}
