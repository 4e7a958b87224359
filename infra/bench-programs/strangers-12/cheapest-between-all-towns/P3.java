import java.io.*;
import java.util.*;

/** Johnson: potentials by Bellman-Ford, then Dijkstra from each town. */
public class P3 {
    record Road(int to, long toll) {}
    record Entry(long dist, int town) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        int n = read(in), m = read(in), q = read(in);
        List<List<Road>> roads = new ArrayList<>();
        for (int i = 0; i < n; i++) roads.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int u = read(in) - 1, v = read(in) - 1, w = read(in);
            roads.get(u).add(new Road(v, w));
        }
        long[] h = new long[n];
        boolean again = true;
        while (again) {
            again = false;
            for (int u = 0; u < n; u++) {
                for (Road e : roads.get(u)) {
                    if (h[u] + e.toll < h[e.to]) {
                        h[e.to] = h[u] + e.toll;
                        again = true;
                    }
                }
            }
        }
        long[][] dist = new long[n][];
        for (int s = 0; s < n; s++) dist[s] = dijkstra(roads, h, s);
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            int a = read(in) - 1, b = read(in) - 1;
            if (dist[a][b] == Long.MAX_VALUE) out.append("none\n");
            else out.append(dist[a][b] - h[a] + h[b]).append('\n');
        }
        System.out.print(out);
    }

    static long[] dijkstra(List<List<Road>> roads, long[] h, int s) {
        long[] d = new long[h.length];
        Arrays.fill(d, Long.MAX_VALUE);
        d[s] = 0;
        PriorityQueue<Entry> pq = new PriorityQueue<>(Comparator.comparingLong(Entry::dist));
        pq.add(new Entry(0, s));
        while (!pq.isEmpty()) {
            Entry x = pq.poll();
            int u = x.town;
            if (x.dist > d[u]) continue;
            for (Road e : roads.get(u)) {
                long nd = x.dist + e.toll + h[u] - h[e.to];
                if (nd < d[e.to]) {
                    d[e.to] = nd;
                    pq.add(new Entry(nd, e.to));
                }
            }
        }
        return d;
    }

    static int read(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
