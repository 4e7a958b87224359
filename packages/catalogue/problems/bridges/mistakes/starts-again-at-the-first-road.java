import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<int[]>> near = new ArrayList<>();
        for (int i = 0; i <= n; i++) near.add(new ArrayList<>());
        for (int i = 1; i <= m; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            near.get(a).add(new int[] {b, i});
            near.get(b).add(new int[] {a, i});
        }
        int[] seen = new int[n + 1], low = new int[n + 1], cameBy = new int[n + 1];
        int time = 0;
        List<Integer> critical = new ArrayList<>();
        for (int first = 1; first <= n; first++) {
            if (seen[first] > 0) continue;
            seen[first] = low[first] = ++time;
            Deque<Integer> stack = new ArrayDeque<>();
            stack.push(first);
            while (!stack.isEmpty()) {
                int town = stack.peek();
                int[] next = null;
                for (int[] road : near.get(town)) {
                    if (seen[road[0]] == 0) {
                        next = road;
                        break;
                    }
                }
                if (next != null) {
                    seen[next[0]] = low[next[0]] = ++time;
                    cameBy[next[0]] = next[1];
                    stack.push(next[0]);
                    continue;
                }
                stack.pop();
                for (int[] road : near.get(town)) {
                    if (road[1] == cameBy[town]) continue;
                    boolean below = cameBy[road[0]] == road[1];
                    low[town] = Math.min(low[town], below ? low[road[0]] : seen[road[0]]);
                }
                if (cameBy[town] > 0 && low[town] == seen[town]) critical.add(cameBy[town]);
            }
        }
        Collections.sort(critical);
        StringBuilder out = new StringBuilder().append(critical.size()).append('\n');
        for (int road : critical) out.append(road).append(' ');
        System.out.println(out);
    }
}
