import java.io.*;
import java.util.*;

/** Groups with known sides; the smaller group is always poured into the larger one. */
public class P4 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), m = next(in);
        int[] group = new int[n + 1];
        boolean[] isB = new boolean[n + 1];
        List<List<Integer>> members = new ArrayList<>();
        List<List<Integer>> tree = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            group[i] = i;
            List<Integer> self = new ArrayList<>(1);
            self.add(i);
            members.add(self);
            tree.add(new ArrayList<>(2));
        }
        for (int e = 0; e < m; e++) {
            int u = next(in), v = next(in);
            int g = group[u], h = group[v];
            if (g == h) {
                if (isB[u] == isB[v]) {
                    report(way(tree, u, v, n));
                    return;
                }
                continue;
            }
            tree.get(u).add(v);
            tree.get(v).add(u);
            boolean flip = isB[u] == isB[v];
            if (members.get(g).size() < members.get(h).size()) {
                int t = g;
                g = h;
                h = t;
            }
            for (int x : members.get(h)) {
                group[x] = g;
                isB[x] ^= flip;
            }
            members.get(g).addAll(members.get(h));
            members.set(h, null);
        }
        StringBuilder sb = new StringBuilder("teams\n");
        for (int i = 1; i <= n; i++) sb.append(isB[i] ? 'B' : 'A');
        System.out.println(sb);
    }

    static List<Integer> way(List<List<Integer>> tree, int from, int to, int n) {
        int[] prev = new int[n + 1];
        prev[from] = -1;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(from);
        while (prev[to] == 0) {
            int x = stack.pop();
            for (int y : tree.get(x)) {
                if (prev[y] == 0) {
                    prev[y] = x;
                    stack.push(y);
                }
            }
        }
        List<Integer> res = new ArrayList<>();
        for (int x = to; x != -1; x = prev[x]) res.add(x);
        return res;
    }

    static void report(List<Integer> circle) {
        StringBuilder sb = new StringBuilder("circle\n").append(circle.size()).append('\n');
        for (int x : circle) sb.append(x).append(' ');
        System.out.println(sb.toString().trim());
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
