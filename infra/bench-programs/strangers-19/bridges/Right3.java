import java.io.*;
import java.util.*;

/** Spanning forest with union-find; each other road glues its cycle together in a second union-find. */
public class Right3 {
    static int find(int[] p, int x) {
        while (p[x] != x) { p[x] = p[p[x]]; x = p[x]; }
        return x;
    }
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); int m = (int) in.nval;
        int[] a = new int[m], b = new int[m], dsu = new int[n], size = new int[n];
        for (int i = 0; i < n; i++) { dsu[i] = i; size[i] = 1; }
        List<List<int[]>> forest = new ArrayList<>();
        for (int i = 0; i < n; i++) forest.add(new ArrayList<>(2));
        List<Integer> others = new ArrayList<>();
        for (int e = 0; e < m; e++) {
            in.nextToken(); a[e] = (int) in.nval - 1;
            in.nextToken(); b[e] = (int) in.nval - 1;
            int x = find(dsu, a[e]), y = find(dsu, b[e]);
            if (x == y) { others.add(e); continue; }
            if (size[x] < size[y]) { int t = x; x = y; y = t; }
            dsu[y] = x;
            size[x] += size[y];
            forest.get(a[e]).add(new int[] {b[e], e});
            forest.get(b[e]).add(new int[] {a[e], e});
        }
        int[] parent = new int[n], road = new int[n], depth = new int[n];
        Arrays.fill(depth, -1);
        Arrays.fill(road, -1);
        ArrayDeque<Integer> q = new ArrayDeque<>();
        for (int s = 0; s < n; s++) {
            if (depth[s] >= 0) continue;
            depth[s] = 0;
            q.add(s);
            while (!q.isEmpty()) {
                int v = q.poll();
                for (int[] w : forest.get(v)) {
                    if (depth[w[0]] >= 0) continue;
                    depth[w[0]] = depth[v] + 1;
                    parent[w[0]] = v;
                    road[w[0]] = w[1];
                    q.add(w[0]);
                }
            }
        }
        int[] glue = new int[n];
        for (int i = 0; i < n; i++) glue[i] = i;
        BitSet critical = new BitSet(m);
        for (int v = 0; v < n; v++) if (road[v] >= 0) critical.set(road[v]);
        for (int e : others) {
            int x = find(glue, a[e]), y = find(glue, b[e]);
            while (x != y) {
                if (depth[x] < depth[y]) { int t = x; x = y; y = t; }
                critical.clear(road[x]);
                glue[x] = parent[x];
                x = find(glue, x);
            }
        }
        StringJoiner out = new StringJoiner(" ");
        critical.stream().forEach(e -> out.add(Integer.toString(e + 1)));
        System.out.println(critical.cardinality());
        System.out.println(out);
    }
}
