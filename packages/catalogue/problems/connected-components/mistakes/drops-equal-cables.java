import java.io.*;
import java.util.*;

public class Main {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> near = new ArrayList<>();
        for (int i = 0; i <= n; i++) near.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            int v = (int) in.nval;
            if (!near.get(u).contains(v)) near.get(u).add(v);
            if (!near.get(v).contains(u)) near.get(v).add(u);
        }
        boolean[] seen = new boolean[n + 1];
        int count = 0;
        for (int first = 1; first <= n; first++) {
            if (seen[first]) continue;
            count++;
            seen[first] = true;
            Deque<Integer> queue = new ArrayDeque<>(List.of(first));
            while (!queue.isEmpty())
                for (int next : near.get(queue.poll()))
                    if (!seen[next]) {
                        seen[next] = true;
                        queue.add(next);
                    }
        }
        System.out.println(count);
    }
}
