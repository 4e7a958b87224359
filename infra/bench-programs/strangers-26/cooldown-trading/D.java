import java.io.*;
import java.util.*;

public class D {
    /** Prefix maxima in a Fenwick tree. */
    static class MaxTree {
        final long[] t;

        MaxTree(int n) {
            t = new long[n + 1];
            Arrays.fill(t, Long.MIN_VALUE / 4);
        }

        void put(int i, long v) {
            for (; i < t.length; i += i & -i) t[i] = Math.max(t[i], v);
        }

        long upTo(int i) {
            long r = Long.MIN_VALUE / 4;
            for (; i > 0; i &= i - 1) r = Math.max(r, t[i]);
            return r;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        MaxTree offers = new MaxTree(n);
        long[] f = new long[n + 1];
        for (int i = 1; i <= n; i++) {
            long p = Long.parseLong(st.nextToken());
            f[i] = Math.max(f[i - 1], offers.upTo(i - 1) + p);
            offers.put(i, (i >= 2 ? f[i - 2] : 0) - p);
        }
        System.out.println(f[n]);
    }
}
