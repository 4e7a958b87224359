import java.io.*;
import java.util.*;

public class Villages {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        List<List<Integer>> roads = new ArrayList<>();
        for (int i = 0; i < n; i++) roads.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int a = (int) in.nval - 1;
            in.nextToken();
            int b = (int) in.nval - 1;
            roads.get(a).add(b);
            roads.get(b).add(a);
        }
        BitSet seen = new BitSet(n);
        int groups = 0, largest = 0;
        Deque<Integer> todo = new ArrayDeque<>();
        for (int s = 0; s < n; s++) {
            if (seen.get(s)) continue;
            groups++;
            int size = 0;
            seen.set(s);
            todo.push(s);
            while (!todo.isEmpty()) {
                int v = todo.pop();
                size++;
                for (int u : roads.get(v)) {
                    if (!seen.get(u)) {
                        seen.set(u);
                        todo.push(u);
                    }
                }
            }
            largest = Math.max(largest, size);
        }
        System.out.println(groups + " " + largest);
    }
}
