import java.io.*;

public class Right3 {
    static long[] t;
    static int N;

    static int read(InputStream s) throws IOException {
        int c = s.read(), sg = 1, r = 0;
        while (c <= ' ') c = s.read();
        if (c == '-') { sg = -1; c = s.read(); }
        while (c > ' ') { r = 10 * r + (c & 15); c = s.read(); }
        return sg * r;
    }

    public static void main(String[] x) throws IOException {
        InputStream s = new BufferedInputStream(System.in, 1 << 16);
        N = read(s);
        int q = read(s);
        t = new long[2 * N];
        for (int i = 0; i < N; i++) t[N + i] = read(s);
        for (int i = N - 1; i > 0; i--) t[i] = t[2 * i] + t[2 * i + 1];
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            int k = read(s), a = read(s), b = read(s);
            if (k == 1) {
                for (int p = a - 1 + N; p > 0; p >>= 1) t[p] += b;
            } else {
                long sum = 0;
                for (int l = a - 1 + N, r = b + N; l < r; l >>= 1, r >>= 1) {
                    if ((l & 1) == 1) sum += t[l++];
                    if ((r & 1) == 1) sum += t[--r];
                }
                sb.append(sum).append('\n');
            }
        }
        System.out.print(sb);
    }
}
