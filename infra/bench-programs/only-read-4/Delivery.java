import java.io.*;
import java.util.*;

public class Delivery {
    record Edge(int to, int w) {}
    record State(int node, long d) {}

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int s = Integer.parseInt(st.nextToken());
        List<List<Edge>> g = new ArrayList<>();
        for (int i = 0; i <= n; i++) g.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(br.readLine());
            int u = Integer.parseInt(st.nextToken());
            int v = Integer.parseInt(st.nextToken());
            g.get(u).add(new Edge(v, Integer.parseInt(st.nextToken())));
        }
        long[] dist = new long[n + 1];
        Arrays.fill(dist, Long.MAX_VALUE);
        dist[s] = 0;
        PriorityQueue<State> pq = new PriorityQueue<>(Comparator.comparingLong(State::d));
        pq.add(new State(s, 0));
        while (!pq.isEmpty()) {
            State cur = pq.poll();
            if (cur.d() > dist[cur.node()]) continue;
            for (Edge e : g.get(cur.node())) {
                long nd = cur.d() + e.w();
                if (nd < dist[e.to()]) {
                    dist[e.to()] = nd;
                    pq.add(new State(e.to(), nd));
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i <= n; i++) {
            sb.append(dist[i] == Long.MAX_VALUE ? -1 : dist[i]).append(i < n ? " " : "\n");
        }
        System.out.print(sb);
    }
}
