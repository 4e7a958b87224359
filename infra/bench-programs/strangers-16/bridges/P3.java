import java.io.*;
import java.util.*;

/** Recursive search; cover[v] counts roads from the part below v to above v. */
public class P3 implements Runnable {
    int n, m;
    List<List<int[]>> g = new ArrayList<>();
    int[] depth;
    BitSet critical = new BitSet();

    int visit(int u, int from, int d) {
        depth[u] = d;
        int cover = 0;
        for (int[] e : g.get(u)) {
            if (e[1] == from) continue;
            int v = e[0];
            if (depth[v] < 0) {
                int below = visit(v, e[1], d + 1);
                if (below == 0) critical.set(e[1]);
                cover += below;
            } else if (depth[v] < d) {
                cover++; // starts here and leads up
            } else if (depth[v] > d) {
                cover--; // ends here
            }
        }
        return cover;
    }

    @Override
    public void run() {
        try {
            StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
            in.nextToken();
            n = (int) in.nval;
            in.nextToken();
            m = (int) in.nval;
            for (int i = 0; i <= n; i++) g.add(new ArrayList<>(4));
            for (int i = 1; i <= m; i++) {
                in.nextToken();
                int a = (int) in.nval;
                in.nextToken();
                int b = (int) in.nval;
                if (a == b) continue;
                g.get(a).add(new int[] {b, i});
                g.get(b).add(new int[] {a, i});
            }
            depth = new int[n + 1];
            Arrays.fill(depth, -1);
            for (int s = 1; s <= n; s++) if (depth[s] < 0) visit(s, 0, 0);
            StringJoiner out = new StringJoiner(" ");
            critical.stream().forEach(i -> out.add(Integer.toString(i)));
            System.out.println(critical.cardinality());
            System.out.println(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) {
        new Thread(null, new P3(), "dfs", 1L << 27).start();
    }
}
