import java.io.*;

public class ArrowArrays {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int ni() throws IOException {
        int c = in.read();
        while (c < '0') c = in.read();
        int r = 0;
        while (c >= '0') { r = r * 10 + c - '0'; c = in.read(); }
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        int[] head = new int[n + 1], next = new int[m + 1], to = new int[m + 1], deg = new int[n + 1];
        for (int e = 1; e <= m; e++) {
            int a = ni(), b = ni();
            to[e] = b;
            next[e] = head[a];
            head[a] = e;
            deg[b]++;
        }
        int[] q = new int[n];
        int h = 0, t = 0;
        for (int v = 1; v <= n; v++) if (deg[v] == 0) q[t++] = v;
        while (h < t) {
            for (int e = head[q[h++]]; e != 0; e = next[e]) {
                if (--deg[to[e]] == 0) q[t++] = to[e];
            }
        }
        if (t < n) { System.out.println("impossible"); return; }
        StringBuilder sb = new StringBuilder();
        for (int v : q) sb.append(v).append(' ');
        System.out.println(sb.toString().trim());
    }
}
