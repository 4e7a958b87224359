import java.io.*;
import java.util.*;

public class C {
    static final long NO = Long.MIN_VALUE / 4;
    static long[] price;

    static long[] times(long[] a, long[] b) {
        long[] c = new long[9];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                long m = NO;
                for (int k = 0; k < 3; k++) {
                    long s = a[3 * i + k] + b[3 * k + j];
                    if (s > m) m = s;
                }
                c[3 * i + j] = m;
            }
        return c;
    }

    static long[] range(int lo, int hi) {
        if (hi - lo == 1) {
            long p = price[lo];
            return new long[]{0, -p, NO, NO, 0, p, 0, NO, NO};
        }
        int mid = (lo + hi) >>> 1;
        return times(range(lo, mid), range(mid, hi));
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        price = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            price[i] = (long) in.nval;
        }
        long[] all = range(0, n);
        System.out.println(Math.max(all[0], all[2]));
    }
}
