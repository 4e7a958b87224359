import java.io.*;

public class D implements Runnable {
    int[] head, nxt, to, tin, low;
    boolean[] isBridge;
    int timer = 0;

    int dfs(int u, int arc) {
        low[u] = tin[u] = ++timer;
        for (int i = head[u]; i >= 0; i = nxt[i]) {
            if ((i ^ 1) == arc) continue;
            int v = to[i];
            if (tin[v] != 0) low[u] = Math.min(low[u], tin[v]);
            else {
                int l = dfs(v, i);
                if (l > tin[u]) isBridge[i >> 1] = true;
                low[u] = Math.min(low[u], l);
            }
        }
        return low[u];
    }

    public void run() {
        try {
            StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
            st.nextToken();
            int n = (int) st.nval;
            st.nextToken();
            int m = (int) st.nval;
            head = new int[n + 1];
            java.util.Arrays.fill(head, -1);
            nxt = new int[2 * m];
            to = new int[2 * m];
            for (int e = 0; e < m; e++) {
                st.nextToken();
                int a = (int) st.nval;
                st.nextToken();
                int b = (int) st.nval;
                to[2 * e] = b;
                nxt[2 * e] = head[a];
                head[a] = 2 * e;
                to[2 * e + 1] = a;
                nxt[2 * e + 1] = head[b];
                head[b] = 2 * e + 1;
            }
            tin = new int[n + 1];
            low = new int[n + 1];
            isBridge = new boolean[m];
            for (int v = 1; v <= n; v++) if (tin[v] == 0) dfs(v, -1);
            int count = 0;
            StringBuilder sb = new StringBuilder();
            for (int e = 0; e < m; e++) {
                if (isBridge[e]) {
                    if (count++ > 0) sb.append(' ');
                    sb.append(e + 1);
                }
            }
            System.out.println(count);
            System.out.println(sb);
        } catch (IOException ex) {
            throw new RuntimeException(ex);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new D(), "dfs", 1 << 27);
        t.start();
        t.join();
    }
}
