import java.io.*;
import java.util.*;

public class E {
    static int[] boss, size, top;

    static int find(int x) {
        while (boss[x] != x) x = boss[x] = boss[boss[x]];
        return x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), m = Integer.parseInt(st.nextToken());
        int[] a = new int[m], b = new int[m];
        int[] deg = new int[n + 2];
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(br.readLine());
            a[i] = Integer.parseInt(st.nextToken());
            b[i] = Integer.parseInt(st.nextToken());
            deg[a[i]]++;
            deg[b[i]]++;
        }
        int[][] adj = new int[n + 1][];
        for (int v = 1; v <= n; v++) {
            adj[v] = new int[deg[v]];
            deg[v] = 0;
        }
        for (int i = 0; i < m; i++) {
            adj[a[i]][deg[a[i]]++] = i;
            adj[b[i]][deg[b[i]]++] = i;
        }
        int[] parent = new int[n + 1], byRoad = new int[n + 1], depth = new int[n + 1], queue = new int[n];
        boolean[] inForest = new boolean[m], covered = new boolean[m];
        for (int s = 1; s <= n; s++) {
            if (depth[s] > 0) continue;
            int h = 0, t = 0;
            queue[t++] = s;
            depth[s] = 1;
            while (h < t) {
                int u = queue[h++];
                for (int e : adj[u]) {
                    int v = a[e] == u ? b[e] : a[e];
                    if (depth[v] == 0) {
                        depth[v] = depth[u] + 1;
                        parent[v] = u;
                        byRoad[v] = e;
                        inForest[e] = true;
                        queue[t++] = v;
                    }
                }
            }
        }
        boss = new int[n + 1];
        size = new int[n + 1];
        top = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            boss[v] = top[v] = v;
            size[v] = 1;
        }
        for (int e = 0; e < m; e++) {
            if (inForest[e]) continue;
            int u = find(a[e]), v = find(b[e]);
            while (u != v) {
                if (depth[top[u]] < depth[top[v]]) {
                    int x = u;
                    u = v;
                    v = x;
                }
                int x = top[u];
                covered[byRoad[x]] = true;
                int w = find(parent[x]);
                int peak = top[w];
                if (size[w] < size[u]) {
                    int y = w;
                    w = u;
                    u = y;
                }
                boss[u] = w;
                size[w] += size[u];
                top[w] = peak;
                u = w;
                v = find(v);
            }
        }
        StringJoiner sj = new StringJoiner(" ");
        int count = 0;
        for (int e = 0; e < m; e++) {
            if (inForest[e] && !covered[e]) {
                count++;
                sj.add(Integer.toString(e + 1));
            }
        }
        System.out.println(count + "\n" + sj);
    }
}
