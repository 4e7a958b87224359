import java.io.*;
import java.util.*;

public class D {
    static long[] f;

    static long best(int lo, int hi) {
        if (hi - lo == 1) return f[lo];
        int mid = (lo + hi) >>> 1;
        long answer = Math.max(best(lo, mid), best(mid, hi));

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
        long across = Math.max(Math.max(lMax * rMax, lMin * rMin), Math.max(lMax * rMin, lMin * rMax));
        return Math.max(answer, across);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        f = new long[n];
        for (int i = 0; i < n; i++) f[i] = Long.parseLong(st.nextToken());
        System.out.println(best(0, n));
    }
}
