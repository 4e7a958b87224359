import java.io.*;

public class D {
    static int p = 0;
    static byte[] all;

    static int readInt() {
        while (all[p] <= ' ') p++;
        int sign = 1, v = 0;
        if (all[p] == '-') { sign = -1; p++; }
        while (p < all.length && all[p] > ' ') v = 10 * v + (all[p++] & 15);
        return sign * v;
    }

    public static void main(String[] args) throws IOException {
        all = System.in.readAllBytes();
        int n = readInt();
        int[] a = new int[n], b = new int[n];
        for (int i = 0; i < n; i++) a[i] = readInt() + 1_000_000_000;
        for (int shift = 0; shift < 33; shift += 11) {
            int[] from = new int[2049];
            for (int x : a) from[(x >>> shift & 2047) + 1]++;
            for (int d = 0; d < 2048; d++) from[d + 1] += from[d];
            for (int x : a) b[from[x >>> shift & 2047]++] = x;
            int[] t = a; a = b; b = t;
        }
        int len = 1, max = 1;
        for (int i = 1; i < n; i++) {
            int step = a[i] - a[i - 1];
            if (step == 1) max = Math.max(max, ++len);
            else if (step > 1) len = 1;
        }
        System.out.println(max);
    }
}
