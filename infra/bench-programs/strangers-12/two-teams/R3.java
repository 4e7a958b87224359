import java.io.*;
import java.util.*;

/** Union-find with parity, union by size, no path compression. */
public class R3 {
    static int[] boss, size, parity; // parity relative to the boss
    static List<Integer>[] forest;   // only the quarrels that joined two groups

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        boss = new int[n + 1];
        size = new int[n + 1];
        parity = new int[n + 1];
        @SuppressWarnings("unchecked")
        List<Integer>[] lists = new List[n + 1];
        forest = lists;
        for (int i = 0; i <= n; i++) {
            boss[i] = i;
            size[i] = 1;
            forest[i] = new ArrayList<>(2);
        }
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            int ra = a, pa = 0, rb = b, pb = 0;
            while (boss[ra] != ra) { pa ^= parity[ra]; ra = boss[ra]; }
            while (boss[rb] != rb) { pb ^= parity[rb]; rb = boss[rb]; }
            if (ra == rb) {
                if (pa == pb) {
                    printCircle(path(a, b, n));
                    return;
                }
                continue;
            }
            if (size[ra] < size[rb]) { int t = ra; ra = rb; rb = t; }
            boss[rb] = ra;
            size[ra] += size[rb];
            parity[rb] = pa ^ pb ^ 1;
            forest[a].add(b);
            forest[b].add(a);
        }
        StringBuilder word = new StringBuilder("teams\n");
        for (int i = 1; i <= n; i++) {
            int p = 0;
            for (int r = i; boss[r] != r; r = boss[r]) p ^= parity[r];
            word.append(p == 0 ? 'A' : 'B');
        }
        System.out.println(word);
    }

    static List<Integer> path(int a, int b, int n) {
        int[] from = new int[n + 1];
        from[a] = a;
        ArrayDeque<Integer> q = new ArrayDeque<>(List.of(a));
        while (from[b] == 0) {
            int u = q.poll();
            for (int v : forest[u]) if (from[v] == 0) { from[v] = u; q.add(v); }
        }
        List<Integer> result = new ArrayList<>();
        for (int x = b; x != a; x = from[x]) result.add(x);
        result.add(a);
        return result;
    }

    static void printCircle(List<Integer> ring) {
        StringBuilder sb = new StringBuilder("circle\n").append(ring.size()).append('\n');
        for (int x : ring) sb.append(x).append(' ');
        System.out.println(sb.toString().trim());
    }
}
