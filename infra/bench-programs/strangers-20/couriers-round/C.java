import java.util.*;

public class C {
    static int n;
    static long[][] d;
    static Long[][] memo;
    static final long NO = Long.MAX_VALUE / 4;

    static long tour(int at, int seen) {
        if (seen == (1 << n) - 1) return d[at][0];
        if (memo[at][seen] != null) return memo[at][seen];
        long best = NO;
        for (int to = 1; to < n; to++) {
            if ((seen >> to & 1) == 0 && d[at][to] < NO) {
                best = Math.min(best, d[at][to] + tour(to, seen | 1 << to));
            }
        }
        return memo[at][seen] = Math.min(best, NO);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        d = new long[n][n];
        for (long[] row : d)
            for (int j = 0; j < n; j++) {
                row[j] = sc.nextLong();
                if (row[j] < 0) row[j] = NO;
            }
        if (n == 1) {
            System.out.println(0);
            return;
        }
        memo = new Long[n][1 << n];
        long r = tour(0, 1);
        System.out.println(r >= NO ? "none" : String.valueOf(r));
    }
}
