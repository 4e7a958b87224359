import java.io.*;
import java.util.*;

public class Repriced {
    static final long FAR = Long.MAX_VALUE;

    static class Road {
        final int from, to;
        final long toll;

        Road(int from, int to, long toll) {
            this.from = from;
            this.to = to;
            this.toll = toll;
        }
    }

    static class Map_ {
        final int n;
        final List<List<Road>> out = new ArrayList<>();
        final List<Road> all = new ArrayList<>();
        long[] height;

        Map_(int n) {
            this.n = n;
            for (int i = 0; i < n; i++) out.add(new ArrayList<>());
        }

        void add(Road r) {
            out.get(r.from).add(r);
            all.add(r);
        }

        void level() {
            height = new long[n];
            boolean moved = true;
            while (moved) {
                moved = false;
                for (Road r : all)
                    if (height[r.from] + r.toll < height[r.to]) {
                        height[r.to] = height[r.from] + r.toll;
                        moved = true;
                    }
            }
        }

        long[] from(int s) {
            long[] d = new long[n];
            Arrays.fill(d, FAR);
            PriorityQueue<long[]> pq = new PriorityQueue<>(Comparator.comparingLong(e -> e[0]));
            pq.add(new long[]{0, s});
            d[s] = 0;
            while (!pq.isEmpty()) {
                long[] e = pq.poll();
                int u = (int) e[1];
                if (d[u] < e[0]) continue;
                for (Road r : out.get(u)) {
                    long nd = e[0] + r.toll + height[u] - height[r.to];
                    if (nd < d[r.to]) {
                        d[r.to] = nd;
                        pq.add(new long[]{nd, r.to});
                    }
                }
            }
            for (int v = 0; v < n; v++) if (d[v] != FAR) d[v] += height[v] - height[s];
            return d;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] nmq = new int[3];
        for (int i = 0; i < 3; i++) { t.nextToken(); nmq[i] = (int) t.nval; }
        Map_ land = new Map_(nmq[0]);
        for (int i = 0; i < nmq[1]; i++) {
            t.nextToken(); int u = (int) t.nval - 1;
            t.nextToken(); int v = (int) t.nval - 1;
            t.nextToken(); land.add(new Road(u, v, (long) t.nval));
        }
        land.level();
        long[][] table = new long[nmq[0]][];
        for (int s = 0; s < nmq[0]; s++) table[s] = land.from(s);
        PrintWriter w = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int i = 0; i < nmq[2]; i++) {
            t.nextToken(); int a = (int) t.nval - 1;
            t.nextToken(); int b = (int) t.nval - 1;
            w.println(table[a][b] == FAR ? "none" : Long.toString(table[a][b]));
        }
        w.flush();
    }
}
