import java.io.*;
import java.util.*;

public class C {
    static long[] f;

    static long solve(int lo, int hi) {
        if (hi - lo == 1) return f[lo];
        int mid = (lo + hi) >>> 1;
        long best = Math.max(solve(lo, mid), solve(mid, hi));

        long p = 1, lMax = Long.MIN_VALUE, lMin = Long.MAX_VALUE;
        for (int i = mid - 1; i >= lo; i--) {
            p *= f[i];
            lMax = Math.max(lMax, p);
            lMin = Math.min(lMin, p);
        }
        p = 1;
        long rMax = Long.MIN_VALUE, rMin = Long.MAX_VALUE;
        for (int i = mid; i < hi; i++) {
            p *= f[i];
            rMax = Math.max(rMax, p);
            rMin = Math.min(rMin, p);
        }
        long cross = Math.max(Math.max(lMax * rMax, lMin * rMin), Math.max(lMax * rMin, lMin * rMax));
        return Math.max(best, cross);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        f = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            f[i] = (long) in.nval;
        }
        System.out.println(solve(0, n));
    }
}
