import java.io.*;
import java.util.*;

public class RightDijkstra {
    // heap of packed longs: cost << 21 | buses << 11 | town
    static long[] h = new long[1 << 12];
    static int sz;

    static void push(long x) {
        if (++sz == h.length) h = Arrays.copyOf(h, sz * 2);
        int i = sz;
        for (; i > 1 && h[i >> 1] > x; i >>= 1) h[i] = h[i >> 1];
        h[i] = x;
    }

    static long pop() {
        long r = h[1], x = h[sz--];
        int i = 1;
        for (int c; (c = 2 * i) <= sz; i = c) {
            if (c < sz && h[c + 1] < h[c]) c++;
            if (h[c] >= x) break;
            h[i] = h[c];
        }
        h[i] = x;
        return r;
    }

    public static void main(String[] z) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = ni(st), m = ni(st), k = ni(st), s = ni(st) - 1, g = ni(st) - 1;
        int[] head = new int[n], nx = new int[m], to = new int[m], w = new int[m];
        Arrays.fill(head, -1);
        for (int i = 0; i < m; i++) {
            int a = ni(st) - 1;
            to[i] = ni(st) - 1;
            w[i] = ni(st);
            nx[i] = head[a];
            head[a] = i;
        }
        long[][] d = new long[n][];
        int[] few = new int[n];          // fewest buses among the states taken out so far
        Arrays.fill(few, k + 2);
        push(s);
        while (sz > 0) {
            long x = pop();
            long c = x >>> 21;
            int b = (int) (x >>> 11) & 1023, v = (int) x & 2047;
            if (v == g) { System.out.println(c); return; }
            if (b >= few[v]) continue;   // cheaper and with fewer changes already
            few[v] = b;
            if (b == k + 1) continue;
            for (int e = head[v]; e >= 0; e = nx[e]) {
                int u = to[e];
                if (b + 1 >= few[u]) continue;
                long nc = c + w[e];
                if (d[u] == null) { d[u] = new long[k + 2]; Arrays.fill(d[u], Long.MAX_VALUE); }
                if (nc >= d[u][b + 1]) continue;
                d[u][b + 1] = nc;
                push(nc << 21 | (long) (b + 1) << 11 | u);
            }
        }
        System.out.println(-1);
    }

    static int ni(StreamTokenizer st) throws IOException { st.nextToken(); return (int) st.nval; }
}
