import java.io.*;
import java.util.*;

public class BfsLists {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        t.nextToken(); int n = (int) t.nval;
        t.nextToken(); int m = (int) t.nval;
        List<List<Integer>> g = new ArrayList<>();
        for (int i = 0; i <= n; i++) g.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            t.nextToken(); int u = (int) t.nval;
            t.nextToken(); int v = (int) t.nval;
            g.get(u).add(v);
            g.get(v).add(u);
        }
        boolean[] done = new boolean[n + 1];
        int answer = 0;
        for (int i = 1; i <= n; i++) {
            if (done[i]) continue;
            answer++;
            Deque<Integer> queue = new ArrayDeque<>(List.of(i));
            done[i] = true;
            while (!queue.isEmpty()) {
                int x = queue.remove();
                for (int y : g.get(x)) if (!done[y]) { done[y] = true; queue.add(y); }
            }
        }
        System.out.println(answer);
    }
}
