import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        List<List<Integer>> graph = new ArrayList<>();
        for (int i = 0; i <= n; i++) graph.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) {
            int p = sc.nextInt();
            if (p != 0) {
                graph.get(p).add(i);
                graph.get(i).add(p);
            }
        }
        int max = 0;
        for (int start = 1; start <= n; start++) {
            // breadth-first search from every chamber
            int[] dist = new int[n + 1];
            Arrays.fill(dist, -1);
            Queue<Integer> queue = new ArrayDeque<>();
            queue.add(start);
            dist[start] = 0;
            while (!queue.isEmpty()) {
                int v = queue.poll();
                max = Math.max(max, dist[v]);
                for (int u : graph.get(v)) {
                    if (dist[u] == -1) {
                        dist[u] = dist[v] + 1;
                        queue.add(u);
                    }
                }
            }
        }
        System.out.println(max);
    }
}
