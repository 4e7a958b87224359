import java.io.*;

public class LongestRoad {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int ni() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        int r = 0;
        while (c >= '0') {
            r = r * 10 + c - '0';
            c = in.read();
        }
        return r;
    }

    static int n;
    static int[] head, nxt, to, wt;
    static long[] dist;

    static int farthest(int s) {
        dist = new long[n + 1];
        int[] q = new int[n];
        int[] par = new int[n + 1];
        int h = 0, t = 0, best = s;
        q[t++] = s;
        while (h < t) {
            int u = q[h++];
            if (dist[u] > dist[best]) best = u;
            for (int e = head[u]; e != 0; e = nxt[e]) {
                if (to[e] == par[u]) continue;
                par[to[e]] = u;
                dist[to[e]] = dist[u] + wt[e];
                q[t++] = to[e];
            }
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        n = ni();
        head = new int[n + 1];
        nxt = new int[2 * n];
        to = new int[2 * n];
        wt = new int[2 * n];
        int cnt = 0;
        for (int i = 1; i < n; i++) {
            int u = ni(), v = ni(), w = ni();
            cnt++;
            to[cnt] = v; wt[cnt] = w; nxt[cnt] = head[u]; head[u] = cnt;
            cnt++;
            to[cnt] = u; wt[cnt] = w; nxt[cnt] = head[v]; head[v] = cnt;
        }
        int a = farthest(1);
        int b = farthest(a);
        System.out.println(dist[b]);
    }
}
