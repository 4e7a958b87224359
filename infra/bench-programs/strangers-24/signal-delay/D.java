import java.io.*;
import java.util.Arrays;

public class D {
    static int[] heap, place;
    static long[] dist;
    static int size;

    static void up(int i) {
        int v = heap[i];
        while (i > 1 && dist[heap[i >> 1]] > dist[v]) {
            heap[i] = heap[i >> 1];
            place[heap[i]] = i;
            i >>= 1;
        }
        heap[i] = v;
        place[v] = i;
    }

    static int takeFirst() {
        int first = heap[1];
        int v = heap[size--];
        int i = 1;
        while (2 * i <= size) {
            int c = 2 * i;
            if (c < size && dist[heap[c + 1]] < dist[heap[c]]) c++;
            if (dist[heap[c]] >= dist[v]) break;
            heap[i] = heap[c];
            place[heap[i]] = i;
            i = c;
        }
        heap[i] = v;
        place[v] = i;
        return first;
    }

    static InputStream is = new BufferedInputStream(System.in, 65536);

    static int ni() throws IOException {
        int c = is.read(), x = 0;
        while (c < '0') c = is.read();
        for (; c >= '0'; c = is.read()) x = x * 10 + c - '0';
        return x;
    }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni(), s = ni();
        int[] head = new int[n + 1], next = new int[m], to = new int[m], w = new int[m];
        Arrays.fill(head, -1);
        for (int e = 0; e < m; e++) {
            int u = ni();
            to[e] = ni();
            w[e] = ni();
            next[e] = head[u];
            head[u] = e;
        }
        heap = new int[n + 2];
        place = new int[n + 1];
        dist = new long[n + 1];
        Arrays.fill(dist, Long.MAX_VALUE);
        dist[s] = 0;
        heap[++size] = s;
        place[s] = 1;
        int seen = 0;
        long last = 0;
        while (size > 0) {
            int u = takeFirst();
            seen++;
            last = dist[u];
            for (int e = head[u]; e >= 0; e = next[e]) {
                int v = to[e];
                long d = last + w[e];
                if (d >= dist[v]) continue;
                if (dist[v] == Long.MAX_VALUE) {
                    heap[++size] = v;
                    place[v] = size;
                }
                dist[v] = d;
                up(place[v]);
            }
        }
        System.out.println(seen == n ? last : -1);
    }
}
