import java.util.*;

public class P3 {
    static int n;
    static long[][] time, memo;
    static final long NONE = Long.MAX_VALUE / 2;

    // the shortest way from `at` through all places not in `seen` and home
    static long home(int at, int seen) {
        if (seen == (1 << n) - 1) {
            return time[at][0];
        }
        if (memo[at][seen] != -1) {
            return memo[at][seen];
        }
        long best = NONE;
        for (int next = 0; next < n; next++) {
            if ((seen & (1 << next)) == 0 && time[at][next] < NONE) {
                best = Math.min(best, time[at][next] + home(next, seen | (1 << next)));
            }
        }
        best = Math.min(best, NONE);
        memo[at][seen] = best;
        return best;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        time = new long[n][n];
        memo = new long[n][1 << n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(memo[i], -1);
            for (int j = 0; j < n; j++) {
                long x = sc.nextLong();
                time[i][j] = x < 0 ? NONE : x;
            }
        }
        long r = n == 1 ? 0 : home(0, 1);
        System.out.println(r >= NONE ? "none" : r);
    }
}
