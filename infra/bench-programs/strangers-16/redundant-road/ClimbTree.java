import java.io.*;
import java.util.*;

/** BFS tree; exactly one road is not in it, and it closes the circle. */
public class ClimbTree {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        st.nextToken();
        int n = (int) st.nval;
        int[][] road = new int[n + 1][2];
        int[] start = new int[n + 2];
        for (int i = 1; i <= n; i++) {
            for (int k = 0; k < 2; k++) {
                st.nextToken();
                road[i][k] = (int) st.nval;
                start[road[i][k]]++;
            }
        }
        for (int v = 1; v <= n + 1; v++) start[v] += start[v - 1];
        int[] incident = new int[2 * n];
        for (int i = 1; i <= n; i++) for (int x : road[i]) incident[--start[x]] = i;

        int[] via = new int[n + 1], depth = new int[n + 1];
        Arrays.fill(depth, -1);
        boolean[] inTree = new boolean[n + 1];
        Deque<Integer> queue = new ArrayDeque<>();
        queue.add(1);
        depth[1] = 0;
        while (!queue.isEmpty()) {
            int u = queue.poll();
            for (int k = start[u]; k < start[u + 1]; k++) {
                int e = incident[k];
                int v = road[e][0] == u ? road[e][1] : road[e][0];
                if (depth[v] >= 0) continue;
                depth[v] = depth[u] + 1;
                via[v] = e;
                inTree[e] = true;
                queue.add(v);
            }
        }
        int extra = 1;
        while (inTree[extra]) extra++;
        int best = extra, a = road[extra][0], b = road[extra][1];
        while (a != b) {
            if (depth[a] < depth[b]) { int t = a; a = b; b = t; }
            best = Math.max(best, via[a]);
            a = road[via[a]][0] == a ? road[via[a]][1] : road[via[a]][0];
        }
        System.out.println(best);
    }
}
