import java.io.DataInputStream;
import java.io.IOException;

public class Juniper {
    private static final byte[] BUF = new byte[1 << 16];
    private static int len = 0, ptr = 0;
    private static DataInputStream src;

    private static int b() throws IOException {
        if (ptr == len) {
            len = src.read(BUF, 0, BUF.length);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return BUF[ptr++];
    }

    private static int num() throws IOException {
        int c = b();
        while (c != -1 && c < '0') c = b();
        int r = 0;
        while (c >= '0') {
            r = r * 10 + (c - '0');
            c = b();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        src = new DataInputStream(System.in);
        int n = num();
        int[] p = new int[n + 1], w = new int[n + 1];
        for (int v = 2; v <= n; v++) {
            p[v] = num();
            w[v] = num();
        }
        long[] down = new long[n + 1];
        int[] size = new int[n + 1];
        long answer = 0;
        int heavy = 0;
        for (int v = n; v >= 1; v--) {
            size[v]++;
            if (v > 1) {
                long up = down[v] + w[v];
                answer = Math.max(answer, down[p[v]] + up);
                down[p[v]] = Math.max(down[p[v]], up);
                size[p[v]] += size[v];
                if (2 * size[v] >= n) heavy++;
            }
        }
        System.out.println(answer + " " + heavy);
    }
}
