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
        Long[] d = new Long[n + 1];
        d[s] = 0L;
        boolean[] done = new boolean[n + 1];
        long best = 0;
        int cnt = 0;
        List<Integer> open = new LinkedList<>(List.of(s));
        while (!open.isEmpty()) {
            int x = -1;
            for (int y : open) if (x < 0 || d[y] < d[x]) x = y;
            open.remove((Integer) x);
            if (done[x]) continue;
            done[x] = true;
            cnt++;
            best = Math.max(best, d[x]);
            for (int[] e : adj[x]) if (!done[e[0]] && (d[e[0]] == null || d[x] + e[1] < d[e[0]])) { d[e[0]] = d[x] + e[1]; open.add(e[0]); }
        }
        System.out.println(cnt < n ? -1 : best);
    }
}
