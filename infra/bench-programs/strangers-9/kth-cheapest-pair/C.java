import java.io.*;
import java.util.*;

/**
 * Randomised selection (quickselect on the sorted table, never built):
 * in row i only the columns lo[i] .. hi[i]-1 are still candidates.
 */
public class C {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next(), m = (int) next();
        long k = next();
        long[] a = new long[n], b = new long[m];
        for (int i = 0; i < n; i++) a[i] = next();
        for (int i = 0; i < m; i++) b[i] = next();
        int[] lo = new int[n], hi = new int[n], less = new int[n], most = new int[n];
        Arrays.fill(hi, m);
        SplittableRandom rnd = new SplittableRandom();
        while (true) {
            long alive = 0;
            for (int i = 0; i < n; i++) alive += hi[i] - lo[i];
            long pick = rnd.nextLong(alive);
            int row = 0;
            while (pick >= hi[row] - lo[row]) {
                pick -= hi[row] - lo[row];
                row++;
            }
            long pivot = a[row] + b[lo[row] + (int) pick];
            long countLess = 0, countMost = 0;
            int p = m, q = m;
            for (int i = 0; i < n; i++) {
                while (p > 0 && a[i] + b[p - 1] >= pivot) p--;
                while (q > 0 && a[i] + b[q - 1] > pivot) q--;
                less[i] = p;
                most[i] = q;
                countLess += p;
                countMost += q;
            }
            if (k <= countLess) {
                for (int i = 0; i < n; i++) hi[i] = Math.max(lo[i], Math.min(hi[i], less[i]));
            } else if (k > countMost) {
                for (int i = 0; i < n; i++) lo[i] = Math.min(hi[i], Math.max(lo[i], most[i]));
            } else {
                System.out.println(pivot);
                return;
            }
        }
    }
}
