import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni(), s = ni();
        List<int[]>[] adj = new List[n + 1];
        for (int i = 0; i <= n; i++) adj[i] = new ArrayList<>();
        for (int i = 0; i < m; i++) { int u = ni(); adj[u].add(new int[]{ni(), ni()}); }
        int[] d = new int[n + 1];
        Arrays.fill(d, Integer.MAX_VALUE);
        d[s] = 0;
        PriorityQueue<int[]> q = new PriorityQueue<>((a, b) -> Integer.compare(a[0], b[0]));
        q.add(new int[]{0, s});
        while (!q.isEmpty()) {
            int[] e = q.poll();
            if (e[0] > d[e[1]]) continue;
            for (int[] f : adj[e[1]]) if (e[0] + f[1] < d[f[0]] && e[0] + f[1] >= 0) { d[f[0]] = e[0] + f[1]; q.add(new int[]{d[f[0]], f[0]}); }
        }
        int best = 0;
        for (int i = 1; i <= n; i++) best = Math.max(best, d[i]);
        System.out.println(best == Integer.MAX_VALUE ? -1 : best);
    }
}
