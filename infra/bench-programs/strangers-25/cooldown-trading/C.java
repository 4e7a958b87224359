import java.io.*;
import java.util.*;

public class C {
    static final long NO = Long.MIN_VALUE / 4;
    static long[] price;

    /** entry 3*a+b: the most that a span of days brings if it begins in state a and ends in state b */
    static long[] span(int lo, int hi) {
        if (hi - lo == 1) {
            long p = price[lo];
            return new long[] {0, -p, NO,   NO, 0, p,   0, NO, NO};
        }
        int mid = (lo + hi) / 2;
        return join(span(lo, mid), span(mid, hi));
    }

    static long[] join(long[] x, long[] y) {
        long[] z = new long[9];
        Arrays.fill(z, NO);
        for (int a = 0; a < 3; a++)
            for (int m = 0; m < 3; m++)
                for (int b = 0; b < 3; b++)
                    z[3 * a + b] = Math.max(z[3 * a + b], x[3 * a + m] + y[3 * m + b]);
        return z;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(r.readLine().trim());
        StringTokenizer st = new StringTokenizer(r.readLine());
        price = new long[n];
        for (int i = 0; i < n; i++) price[i] = Long.parseLong(st.nextToken());
        long[] all = span(0, n);
        System.out.println(Math.max(all[0], all[2]));
    }
}
