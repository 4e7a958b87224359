import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Amps {
    static int[] f;

    static long solve(int lo, int hi) { // [lo, hi)
        if (hi - lo == 1) return f[lo];
        int mid = (lo + hi) >>> 1;
        long best = Math.max(solve(lo, mid), solve(mid, hi));
        long p = 1, lmax = Long.MIN_VALUE, lmin = Long.MAX_VALUE;
        for (int i = mid - 1; i >= lo; i--) {
            p *= f[i];
            lmax = Math.max(lmax, p);
            lmin = Math.min(lmin, p);
        }
        p = 1;
        long rmax = Long.MIN_VALUE, rmin = Long.MAX_VALUE;
        for (int i = mid; i < hi; i++) {
            p *= f[i];
            rmax = Math.max(rmax, p);
            rmin = Math.min(rmin, p);
        }
        return LongStream.of(best, lmax * rmax, lmin * rmin, lmax * rmin, lmin * rmax).max().getAsLong();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        f = Arrays.stream(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();
        System.out.println(solve(0, f.length));
    }
}
