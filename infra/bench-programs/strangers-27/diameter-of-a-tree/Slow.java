import java.util.*;
import java.io.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        List<List<Integer>> neighbours = new ArrayList<>();
        for (int i = 0; i <= n; i++) neighbours.add(new ArrayList<>());
        for (int v = 1; v <= n; v++) {
            int p = Integer.parseInt(st.nextToken());
            if (p != 0) {
                neighbours.get(v).add(p);
                neighbours.get(p).add(v);
            }
        }
        int best = 0;
        for (int s = 1; s <= n; s++) {
            int[] dist = new int[n + 1];
            Arrays.fill(dist, -1);
            dist[s] = 0;
            Deque<Integer> queue = new ArrayDeque<>();
            queue.add(s);
            while (!queue.isEmpty()) {
                int v = queue.poll();
                best = Math.max(best, dist[v]);
                for (int w : neighbours.get(v)) {
                    if (dist[w] == -1) {
                        dist[w] = dist[v] + 1;
                        queue.add(w);
                    }
                }
            }
        }
        System.out.println(best);
    }
}
