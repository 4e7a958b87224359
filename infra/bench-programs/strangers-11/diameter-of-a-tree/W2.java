import java.io.*;
import java.util.*;

public class W2 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] parent = new int[n + 1];
        List<List<Integer>> children = new ArrayList<>();
        for (int i = 0; i <= n; i++) children.add(new ArrayList<>());
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            parent[i] = (int) in.nval;
            children.get(parent[i]).add(i);
        }

        int[] order = new int[n];
        int size = 0;
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(children.get(0).get(0));
        while (!stack.isEmpty()) {
            int u = stack.pop();
            order[size++] = u;
            for (int c : children.get(u)) stack.push(c);
        }

        int[] deepest = new int[n + 1];
        int[] second = new int[n + 1];
        int diameter = 0;
        for (int i = n - 1; i >= 0; i--) {
            int u = order[i];
            diameter = Math.max(diameter, deepest[u] + second[u]);
            int p = parent[u];
            int d = deepest[u] + 1;
            if (d > deepest[p]) {
                deepest[p] = d;
            } else if (d > second[p]) {
                second[p] = d;
            }
        }
        System.out.println(diameter);
    }
}
