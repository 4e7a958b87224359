import java.io.*;
import java.util.*;

public class FenwickMax {
    static long[] t;
    static int n;

    static void put(int i, long v) {
        for (; i <= n; i += i & -i) if (t[i] < v) t[i] = v;
    }

    static long get(int i) {
        long r = Long.MIN_VALUE / 2;
        for (; i > 0; i -= i & -i) if (t[i] > r) r = t[i];
        return r;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        n = (int) in.nval;
        t = new long[n + 1];
        Arrays.fill(t, Long.MIN_VALUE / 2);
        long[] dp = new long[n + 1];     // dp[i] = best after day i with empty hands
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            long p = (long) in.nval;
            // sell on day i what was bought on some day j < i, having money dp[j-2] then
            dp[i] = Math.max(dp[i - 1], get(i - 1) + p);
            put(i, dp[Math.max(0, i - 2)] - p);
        }
        System.out.println(dp[n]);
    }
}
