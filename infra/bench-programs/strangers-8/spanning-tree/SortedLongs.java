import java.io.*;
import java.util.*;

public class SortedLongs {
    private static final DataInputStream IN = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    private static int read() throws IOException {
        int c = IN.read();
        while (c < '0') c = IN.read();
        int x = 0;
        while (c >= '0') {
            x = x * 10 + c - '0';
            c = IN.read();
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        int n = read(), m = read();
        int[] a = new int[m], b = new int[m];
        long[] key = new long[m];             // cost, then number of the offer
        for (int e = 0; e < m; e++) {
            a[e] = read();
            b[e] = read();
            key[e] = (long) read() << 20 | e;
        }
        Arrays.sort(key);
        int[] dsu = new int[n + 1];           // negative: root with size
        Arrays.fill(dsu, -1);
        long sum = 0;
        int missing = n - 1;
        for (int k = 0; k < m && missing > 0; k++) {
            int e = (int) (key[k] & 0xFFFFF), x = a[e], y = b[e];
            while (dsu[x] >= 0) x = dsu[x];
            while (dsu[y] >= 0) y = dsu[y];
            if (x == y) continue;
            if (dsu[x] > dsu[y]) { int t = x; x = y; y = t; }
            dsu[x] += dsu[y];
            dsu[y] = x;
            sum += key[k] >> 20;
            missing--;
        }
        System.out.println(missing > 0 ? -1 : sum);
    }
}
