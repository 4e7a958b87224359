import java.io.*;

/** Hops from one known answer to the next, from the right end of the doubled list. */
public class R3 {
    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        int n = read(in);
        int[] h = new int[2 * n];
        for (int i = 0; i < n; i++) h[i] = h[i + n] = read(in);
        final int none = 2 * n;
        int[] next = new int[2 * n];
        for (int i = 2 * n - 1; i >= 0; i--) {
            int j = i + 1;
            while (j < none && h[j] <= h[i]) j = next[j];
            next[i] = j;
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < n; i++) {
            sb.append(next[i] == none ? 0 : next[i] - i).append(i + 1 < n ? ' ' : '\n');
        }
        System.out.print(sb);
    }

    static int read(InputStream in) throws IOException {
        int c = in.read(), x = 0;
        while (c <= ' ') c = in.read();
        for (; c > ' '; c = in.read()) x = 10 * x + (c & 15);
        return x;
    }
}
