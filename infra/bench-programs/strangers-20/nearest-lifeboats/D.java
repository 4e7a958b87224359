import java.io.*;

// heapify everything in O(n), then take the root k times
public class D {
    static int[] h; static long[] d; static int m;
    static boolean less(int a, int b) { return d[a] < d[b] || d[a] == d[b] && a < b; }
    static void down(int i) {
        int x = h[i];
        for (int c; (c = 2 * i + 1) < m; i = c) {
            if (c + 1 < m && less(h[c + 1], h[c])) c++;
            if (!less(h[c], x)) break;
            h[i] = h[c];
        }
        h[i] = x;
    }
    static final byte[] buf = new byte[1 << 15]; static int at, len;
    static int rd() throws IOException {
        if (at == len) { len = System.in.read(buf); at = 0; if (len <= 0) return -1; }
        return buf[at++];
    }
    static int ni() throws IOException {
        int c = rd(), s = 1, v = 0;
        while (c != '-' && (c < '0' || c > '9')) c = rd();
        if (c == '-') { s = -1; c = rd(); }
        for (; c >= '0' && c <= '9'; c = rd()) v = v * 10 + c - '0';
        return s * v;
    }
    public static void main(String[] x) throws IOException {
        m = ni(); int k = ni(), sx = ni(), sy = ni();
        h = new int[m]; d = new long[m + 1];
        for (int i = 1; i <= m; i++) {
            long a = ni() - sx, b = ni() - sy;
            d[i] = a * a + b * b; h[i - 1] = i;
        }
        for (int i = m / 2; i-- > 0; ) down(i);
        StringBuilder sb = new StringBuilder();
        while (k-- > 0) {
            sb.append(h[0]).append(k > 0 ? " " : "\n");
            h[0] = h[--m];
            if (m > 0) down(0);
        }
        System.out.print(sb);
    }
}
