import java.io.*;
import java.util.*;

public class A {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static long next() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        boolean minus = c == '-';
        if (minus) c = in.read();
        long v = 0;
        while (c > ' ') {
            v = 10 * v + (c - '0');
            c = in.read();
        }
        return minus ? -v : v;
    }

    // binary heap of longs, node number in the low 8 bits
    static long[] heap;
    static int size;

    static void push(long x) {
        int i = ++size;
        while (i > 1 && heap[i >> 1] > x) {
            heap[i] = heap[i >> 1];
            i >>= 1;
        }
        heap[i] = x;
    }

    static long pop() {
        long top = heap[1], x = heap[size--];
        int i = 1;
        while (2 * i <= size) {
            int c = 2 * i;
            if (c < size && heap[c + 1] < heap[c]) c++;
            if (heap[c] >= x) break;
            heap[i] = heap[c];
            i = c;
        }
        heap[i] = x;
        return top;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next(), m = (int) next(), q = (int) next();
        int[] from = new int[m], to = new int[m], link = new int[m], head = new int[n];
        long[] w = new long[m];
        Arrays.fill(head, -1);
        for (int e = 0; e < m; e++) {
            from[e] = (int) next() - 1;
            to[e] = (int) next() - 1;
            w[e] = next();
            link[e] = head[from[e]];
            head[from[e]] = e;
        }
        long[] h = new long[n];
        boolean moved = true;
        while (moved) {
            moved = false;
            for (int e = 0; e < m; e++)
                if (h[from[e]] + w[e] < h[to[e]]) {
                    h[to[e]] = h[from[e]] + w[e];
                    moved = true;
                }
        }
        for (int e = 0; e < m; e++) w[e] += h[from[e]] - h[to[e]];

        long[][] dist = new long[n][n];
        heap = new long[m + 3];
        for (int s = 0; s < n; s++) {
            long[] d = dist[s];
            Arrays.fill(d, Long.MAX_VALUE);
            d[s] = 0;
            size = 0;
            push(s);
            while (size > 0) {
                long t = pop();
                int u = (int) (t & 255);
                long du = t >> 8;
                if (du != d[u]) continue;
                for (int e = head[u]; e >= 0; e = link[e]) {
                    long x = du + w[e];
                    if (x < d[to[e]]) {
                        d[to[e]] = x;
                        push(x << 8 | to[e]);
                    }
                }
            }
        }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            int a = (int) next() - 1, b = (int) next() - 1;
            if (dist[a][b] == Long.MAX_VALUE) out.println("none");
            else out.println(dist[a][b] - h[a] + h[b]);
        }
        out.flush();
    }
}
