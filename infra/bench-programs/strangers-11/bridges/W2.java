import java.io.*;
import java.util.*;

public class W2 {
    static int[] head, next, to;
    static int[] tin, low;
    static int clock = 0;
    static List<Integer> result = new ArrayList<>();

    static void dfs(int u, int fromRoad) {
        tin[u] = low[u] = ++clock;
        for (int e = head[u]; e != -1; e = next[e]) {
            int road = e / 2 + 1;
            if (road == fromRoad) continue;
            int v = to[e];
            if (tin[v] != 0) {
                low[u] = Math.min(low[u], tin[v]);
            } else {
                dfs(v, road);
                low[u] = Math.min(low[u], low[v]);
                if (low[v] > tin[u]) {
                    result.add(road);
                }
            }
        }
    }

    static void run() {
        try {
            StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
            st.nextToken();
            int n = (int) st.nval;
            st.nextToken();
            int m = (int) st.nval;
            head = new int[n + 1];
            Arrays.fill(head, -1);
            next = new int[2 * m];
            to = new int[2 * m];
            for (int i = 0; i < m; i++) {
                st.nextToken();
                int a = (int) st.nval;
                st.nextToken();
                int b = (int) st.nval;
                to[2 * i] = b;
                next[2 * i] = head[a];
                head[a] = 2 * i;
                to[2 * i + 1] = a;
                next[2 * i + 1] = head[b];
                head[b] = 2 * i + 1;
            }
            tin = new int[n + 1];
            low = new int[n + 1];
            for (int u = 1; u <= n; u++) {
                if (tin[u] == 0) dfs(u, 0);
            }
            StringBuilder sb = new StringBuilder();
            for (int road : result) {
                if (sb.length() > 0) sb.append(' ');
                sb.append(road);
            }
            System.out.println(result.size());
            System.out.println(sb);
        } catch (IOException e) {
            throw new RuntimeException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, W2::run, "main", 1 << 27);
        t.start();
        t.join();
    }
}
