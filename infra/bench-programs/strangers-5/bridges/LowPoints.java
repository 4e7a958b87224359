import java.io.*;
import java.util.*;

public class LowPoints {
    static final DataInputStream IN = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int next() throws IOException {
        int c = IN.read(), r = 0;
        while (c < '0') c = IN.read();
        for (; c >= '0'; c = IN.read()) r = r * 10 + c - '0';
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), m = next();
        int[] head = new int[n + 1], link = new int[2 * m + 2], to = new int[2 * m + 2];
        for (int e = 1; e <= m; e++) {
            int a = next(), b = next();
            int s = 2 * e;
            // two half-edges: s and s+1 live at index s-2+2..
            to[s - 2] = b; to[s - 1] = a;
            link[s - 2] = head[a]; head[a] = s - 1;
            link[s - 1] = head[b]; head[b] = s;
        }
        int[] num = new int[n + 1], low = new int[n + 1], via = new int[n + 1], path = new int[n + 1];
        boolean[] critical = new boolean[m];
        int clock = 0, count = 0;
        for (int root = 1; root <= n; root++) {
            if (num[root] > 0) continue;
            int top = 0;
            path[0] = root;
            via[root] = -1;
            num[root] = low[root] = ++clock;
            while (top >= 0) {
                int v = path[top];
                int h = head[v];
                if (h == 0) {
                    top--;
                    if (top >= 0) {
                        int p = path[top];
                        low[p] = Math.min(low[p], low[v]);
                        if (low[v] > num[p]) { critical[via[v]] = true; count++; }
                    }
                    continue;
                }
                head[v] = link[h - 1];
                int road = (h - 1) >> 1, w = to[h - 1];
                if (road == via[v]) continue;
                if (num[w] > 0) low[v] = Math.min(low[v], num[w]);
                else {
                    num[w] = low[w] = ++clock;
                    via[w] = road;
                    path[++top] = w;
                }
            }
        }
        StringBuilder sb = new StringBuilder().append(count).append('\n');
        for (int e = 0; e < m; e++) if (critical[e]) sb.append(e + 1).append(' ');
        System.out.println(sb.toString().stripTrailing() + (count == 0 ? "\n" : ""));
    }
}
