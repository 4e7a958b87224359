import java.io.*;
import java.util.*;

public class Halves {
    static long[] f;

    static long solve(int lo, int hi) {
        if (lo == hi) return f[lo];
        int mid = (lo + hi) >>> 1;
        long best = Math.max(solve(lo, mid), solve(mid + 1, hi));
        long big = f[mid], small = f[mid], p = 1;
        for (int i = mid; i >= lo; --i) {
            p *= f[i];
            big = Math.max(big, p);
            small = Math.min(small, p);
        }
        long BIG = f[mid + 1], SMALL = f[mid + 1];
        p = 1;
        for (int i = mid + 1; i <= hi; ++i) {
            p *= f[i];
            BIG = Math.max(BIG, p);
            SMALL = Math.min(SMALL, p);
        }
        for (long x : new long[]{big * BIG, big * SMALL, small * BIG, small * SMALL})
            if (x > best) best = x;
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        f = new long[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            f[i] = (long) st.nval;
        }
        System.out.println(solve(0, n - 1));
    }
}
