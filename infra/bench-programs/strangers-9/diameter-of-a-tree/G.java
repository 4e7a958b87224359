import java.io.*;
import java.util.*;

public class G {
    public static void main(String[] args) throws IOException {
        Scanner in = new Scanner(new BufferedReader(new InputStreamReader(System.in)));
        int n = in.nextInt();
        int[] parent = new int[n + 1];
        int[] open = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            parent[v] = in.nextInt();
            open[parent[v]]++;
        }
        int[] first = new int[n + 1];
        int[] second = new int[n + 1];
        int best = 0;
        Deque<Integer> leaves = new ArrayDeque<>();
        for (int v = 1; v <= n; v++) {
            if (open[v] == 0) leaves.add(v);
        }
        while (!leaves.isEmpty()) {
            int v = leaves.poll();
            best = Math.max(best, first[v] + second[v]);
            int p = parent[v];
            if (p == 0) break;
            int d = first[v] + 1;
            if (d > first[p]) {
                second[p] = first[p];
                first[p] = d;
            } else if (d < first[p] && d > second[p]) {
                second[p] = d;
            }
            if (--open[p] == 0) leaves.add(p);
        }
        System.out.println(best);
    }
}
