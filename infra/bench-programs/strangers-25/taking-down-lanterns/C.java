import java.util.*;

public class C {
    static long[] b;
    static Long[][] memo;

    static long earn(int from, int to) {
        if (from > to) return 0;
        if (memo[from][to] != null) return memo[from][to];
        long best = 0;
        for (int last = from; last <= to; last++) {
            long x = b[from - 1] * b[last] * b[to + 1] + earn(from, last - 1) + earn(last + 1, to);
            best = Math.max(best, x);
        }
        memo[from][to] = best;
        return best;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        b = new long[n + 2];
        b[0] = b[n + 1] = 1;
        for (int i = 1; i <= n; i++) b[i] = in.nextLong();
        memo = new Long[n + 2][n + 2];
        System.out.println(earn(1, n));
    }
}
