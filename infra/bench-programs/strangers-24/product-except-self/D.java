import java.io.*;
import java.util.*;

public class D {
    static class ProductTree {
        final long[] t;
        final int n;

        ProductTree(int[] leaves) {
            n = leaves.length;
            t = new long[2 * n];
            for (int i = 0; i < n; i++) t[n + i] = leaves[i];
            for (int i = n - 1; i > 0; i--) t[i] = t[2 * i] * t[2 * i + 1];
        }

        /** Product of the elements from..to-1. */
        long product(int from, int to) {
            long p = 1;
            for (int l = from + n, r = to + n; l < r; l >>= 1, r >>= 1) {
                if ((l & 1) == 1) p *= t[l++];
                if ((r & 1) == 1) p *= t[--r];
            }
            return p;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] a = Arrays.stream(in.readLine().trim().split(" +")).mapToInt(Integer::parseInt).toArray();
        ProductTree tree = new ProductTree(a);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < n; i++) {
            if (i > 0) out.append(' ');
            out.append(tree.product(0, i) * tree.product(i + 1, n));
        }
        System.out.println(out);
    }
}
