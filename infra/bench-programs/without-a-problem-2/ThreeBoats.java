import java.util.*;

public class ThreeBoats {
    static int n;
    static int[] w;
    static long best = Long.MAX_VALUE;

    static void go(int i, long a, long b, long c) {
        if (i == n) {
            long hi = Math.max(a, Math.max(b, c));
            long lo = Math.min(a, Math.min(b, c));
            if (hi - lo < best) best = hi - lo;
            return;
        }
        go(i + 1, a + w[i], b, c);
        go(i + 1, a, b + w[i], c);
        go(i + 1, a, b, c + w[i]);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        n = sc.nextInt();
        w = new int[n];
        for (int i = 0; i < n; i++) w[i] = sc.nextInt();
        go(0, 0, 0, 0);
        System.out.println(best);
    }
}
