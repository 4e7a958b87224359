import java.util.*;

/** Counts by peeling prime after prime off the quotients of N. */
public class D {
    public static void main(String[] x) {
        int N = new Scanner(System.in).nextInt() - 1;
        if (N < 2) { System.out.println(0); return; }
        int r = (int) Math.sqrt((double) N);
        while ((long) r * r > N) --r;
        while ((long) (r + 1) * (r + 1) <= N) ++r;

        int[] lo = new int[r + 2];   // lo[v]  : survivors in 2..v
        int[] hi = new int[r + 2];   // hi[i]  : survivors in 2..N/i
        for (int i = 1; i <= r; i++) { lo[i] = i - 1; hi[i] = N / i - 1; }

        for (int p = 2; p <= r; p++) {
            if (lo[p] == lo[p - 1]) continue;
            int before = lo[p - 1];
            long sq = (long) p * p;
            int end = (int) Math.min(r, N / sq);
            for (int i = 1; i <= end; i++) {
                long d = (long) i * p;
                int rest = d <= r ? hi[(int) d] : lo[(int) (N / d)];
                hi[i] -= rest - before;
            }
            for (int v = r; v >= sq; v--) lo[v] -= lo[v / p] - before;
        }
        System.out.println(hi[1]);
    }
}
