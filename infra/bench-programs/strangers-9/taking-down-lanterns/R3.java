import java.util.*;

public class R3 {
    static long[] a;
    static Long[][] memo;

    static long earn(int from, int to) { // inclusive
        if (from > to) return 0;
        if (memo[from][to] != null) return memo[from][to];
        long best = 0;
        for (int last = from; last <= to; last++) {
            long here = a[from - 1] * a[last] * a[to + 1];
            best = Math.max(best, here + earn(from, last - 1) + earn(last + 1, to));
        }
        memo[from][to] = best;
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        a = new long[n + 2];
        a[0] = a[n + 1] = 1;
        for (int i = 1; i <= n; i++) a[i] = in.nextInt();
        memo = new Long[n + 2][n + 2];
        System.out.println(earn(1, n));
    }
}
