import java.util.*;

public class W2 {
    static int n;
    static int[][] t;
    static long[][] memo;
    static final long NONE = Long.MAX_VALUE / 4;

    // least time to visit everything that is missing in mask, from place at, and go home
    static long go(int mask, int at) {
        if (mask == (1 << n) - 1) {
            return t[at][0];
        }
        if (memo[mask][at] >= 0) return memo[mask][at];
        long best = NONE;
        for (int next = 0; next < n; next++) {
            if ((mask >> next & 1) == 1 || t[at][next] == -1) continue;
            long rest = go(mask | 1 << next, next);
            if (rest < NONE) best = Math.min(best, t[at][next] + rest);
        }
        return memo[mask][at] = best;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        t = new int[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++) t[i][j] = sc.nextInt();
        memo = new long[1 << n][n];
        for (long[] row : memo) Arrays.fill(row, -1);
        long ans = go(1, 0);
        System.out.println(ans >= NONE ? "none" : String.valueOf(ans));
    }
}
