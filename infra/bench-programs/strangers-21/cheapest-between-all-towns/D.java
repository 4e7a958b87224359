import java.io.*;
import java.util.*;

public class D {
    static final class Bytes {
        private final InputStream in = System.in;
        private final byte[] buf = new byte[1 << 16];
        private int len, ptr;

        private int read() throws IOException {
            if (ptr == len) {
                len = in.read(buf, 0, buf.length);
                ptr = 0;
                if (len <= 0) return -1;
            }
            return buf[ptr++];
        }

        int nextInt() throws IOException {
            int b = read();
            while (b != '-' && (b < '0' || b > '9')) b = read();
            boolean minus = b == '-';
            if (minus) b = read();
            int x = 0;
            for (; b >= '0' && b <= '9'; b = read()) x = 10 * x + b - '0';
            return minus ? -x : x;
        }
    }

    static final class Tolls {
        static final long NONE = Long.MAX_VALUE;
        final long[][] d;

        Tolls(int n) {
            d = new long[n][n];
            for (int i = 0; i < n; i++) {
                Arrays.fill(d[i], NONE);
                d[i][i] = 0;
            }
        }

        void road(int u, int v, int w) {
            d[u][v] = Math.min(d[u][v], w);
        }

        void close() {
            for (int k = 0; k < d.length; k++) {
                long[] via = d[k];
                for (long[] row : d) {
                    long first = row[k];
                    if (first == NONE) continue;
                    for (int j = 0; j < row.length; j++)
                        if (via[j] != NONE && first + via[j] < row[j]) row[j] = first + via[j];
                }
            }
        }

        String ask(int a, int b) {
            return d[a][b] == NONE ? "none" : Long.toString(d[a][b]);
        }
    }

    public static void main(String[] args) throws IOException {
        Bytes in = new Bytes();
        int n = in.nextInt(), m = in.nextInt(), q = in.nextInt();
        Tolls tolls = new Tolls(n);
        while (m-- > 0) tolls.road(in.nextInt() - 1, in.nextInt() - 1, in.nextInt());
        tolls.close();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) out.println(tolls.ask(in.nextInt() - 1, in.nextInt() - 1));
        out.flush();
    }
}
