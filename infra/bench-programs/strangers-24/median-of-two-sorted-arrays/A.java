import java.io.*;
import java.util.*;

public class A {
    static StreamTokenizer st;

    static long[] readArray() throws IOException {
        st.nextToken();
        long[] a = new long[(int) st.nval];
        for (int i = 0; i < a.length; i++) {
            st.nextToken();
            a[i] = (long) st.nval;
        }
        return a;
    }

    public static void main(String[] args) throws IOException {
        st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        long[] a = readArray(), b = readArray();
        if (a.length > b.length) {
            long[] t = a;
            a = b;
            b = t;
        }
        int total = a.length + b.length, half = (total + 1) / 2;
        int lo = 0, hi = a.length;
        while (true) {
            int i = (lo + hi) / 2, j = half - i;
            long aLeft = i > 0 ? a[i - 1] : Long.MIN_VALUE;
            long aRight = i < a.length ? a[i] : Long.MAX_VALUE;
            long bLeft = j > 0 ? b[j - 1] : Long.MIN_VALUE;
            long bRight = j < b.length ? b[j] : Long.MAX_VALUE;
            if (aLeft > bRight) {
                hi = i - 1;
            } else if (bLeft > aRight) {
                lo = i + 1;
            } else {
                long left = Math.max(aLeft, bLeft);
                long right = total % 2 == 1 ? left : Math.min(aRight, bRight);
                System.out.println(String.format(Locale.ROOT, "%.1f", (left + right) / 2.0));
                return;
            }
        }
    }
}
