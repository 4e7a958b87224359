import java.io.*;

/** Takes the lowest bars off first, as one would with the real mobile. */
public class P3 {
    private static final byte[] buf = new byte[1 << 16];
    private static int len = 0, ptr = 0;
    private static final InputStream is = System.in;

    private static int b() throws IOException {
        if (ptr == len) {
            len = is.read(buf, 0, buf.length);
            ptr = 0;
            if (len <= 0) {
                len = 0;
                return -1;
            }
        }
        return buf[ptr++];
    }

    private static int ni() throws IOException {
        int c = b();
        while (c < '0') c = b();
        int r = 0;
        do r = r * 10 + (c - '0'); while ((c = b()) >= '0');
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] parent = new int[n + 1], hanging = new int[n + 1], high = new int[n + 1], low = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            int l = ni(), r = ni();
            if (l != 0) {
                parent[l] = i;
                hanging[i]++;
            }
            if (r != 0) {
                parent[r] = i;
                hanging[i]++;
            }
            // one free end has the height 0
            low[i] = hanging[i] == 2 ? Integer.MAX_VALUE : 0;
        }
        int crooked = 0;
        for (int i = 1; i <= n; i++) {
            // go up as long as everything below is finished
            int u = hanging[i] == 0 ? i : 0;
            while (u != 0) {
                hanging[u] = -1;
                if (high[u] - low[u] > 1) crooked++;
                int h = high[u] + 1, p = parent[u];
                if (p == 0) break;
                if (h > high[p]) high[p] = h;
                if (h < low[p]) low[p] = h;
                u = --hanging[p] == 0 ? p : 0;
            }
        }
        System.out.println(crooked);
    }
}
