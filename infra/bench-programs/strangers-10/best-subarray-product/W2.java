import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        long[] a = new long[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (long) in.nval;
        }
        long best = Long.MIN_VALUE;
        // products from the left, then from the right; a zero starts afresh
        long p = 1;
        for (int i = 0; i < n; i++) {
            p *= a[i];
            if (p == 0) {
                p = 1;
                continue;
            }
            best = Math.max(best, p);
        }
        p = 1;
        for (int i = n - 1; i >= 0; i--) {
            p *= a[i];
            if (p == 0) {
                p = 1;
                continue;
            }
            best = Math.max(best, p);
        }
        System.out.println(best);
    }
}
