import java.io.*;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int ni() throws IOException { in.nextToken(); return (int) in.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        int[] head = new int[n + 1], nxt = new int[m + 1], to = new int[m + 1], deg = new int[n + 1], q = new int[n];
        for (int e = 1; e <= m; e++) {
            int a = ni(), b = ni();
            to[e] = b; nxt[e] = head[a]; head[a] = e;
            deg[b]++;
        }
        int qh = 0, qt = 0;
        for (int i = 1; i <= n; i++) if (deg[i] == 0) q[qt++] = i;
        StringBuilder sb = new StringBuilder();
        while (qh < qt) {
            int u = q[qh++];
            sb.append(u).append(' ');
            for (int e = head[u]; e != 0; e = nxt[e]) if (--deg[to[e]] == 0) q[qt++] = to[e];
        }
        System.out.println(qt == n ? sb.toString().trim() : "impossible");
    }
}
