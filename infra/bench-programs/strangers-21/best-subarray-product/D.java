import java.io.*;
import java.util.*;

public class D {
    static long[] f;

    static long solve(int lo, int hi) {
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
        long cross = Math.max(Math.max(lmax * rmax, lmin * rmin), Math.max(lmax * rmin, lmin * rmax));
        return Math.max(best, cross);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        f = new long[n];
        for (int i = 0; i < n; i++) f[i] = Long.parseLong(st.nextToken());
        System.out.println(solve(0, n));
    }
}
