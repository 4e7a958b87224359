import java.io.*;
import java.util.*;

public class Quarrels {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        int[] x = new int[m], y = new int[m], start = new int[n + 2];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            x[i] = (int) in.nval;
            in.nextToken();
            y[i] = (int) in.nval;
            start[x[i]]++;
            start[y[i]]++;
        }
        for (int v = 1; v <= n + 1; v++) start[v] += start[v - 1];
        int[] foe = new int[2 * m];
        for (int i = 0; i < m; i++) {
            foe[--start[x[i]]] = y[i];
            foe[--start[y[i]]] = x[i];
        }
        int[] parent = new int[n + 1], level = new int[n + 1], queue = new int[n];
        char[] team = new char[n + 1];
        search:
        for (int s = 1; s <= n; s++) {
            if (team[s] != 0) continue;
            team[s] = 'A';
            int qh = 0, qt = 0;
            queue[qt++] = s;
            while (qh < qt) {
                int u = queue[qh++];
                for (int e = start[u]; e < start[u + 1]; e++) {
                    int v = foe[e];
                    if (team[v] == 0) {
                        team[v] = (char) ('A' + 'B' - team[u]);
                        parent[v] = u;
                        level[v] = level[u] + 1;
                        queue[qt++] = v;
                    } else if (team[v] == team[u]) {
                        circle(u, v, parent, level);
                        break search;
                    }
                }
            }
        }
        if (!found) System.out.println("teams\n" + new String(team, 1, n));
    }

    static boolean found = false;

    static void circle(int u, int v, int[] parent, int[] level) {
        found = true;
        ArrayDeque<Integer> left = new ArrayDeque<>(), right = new ArrayDeque<>();
        while (u != v) {
            if (level[u] >= level[v]) {
                left.addLast(u);
                u = parent[u];
            } else {
                right.addFirst(v);
                v = parent[v];
            }
        }
        left.addLast(u);
        left.addAll(right);
        StringJoiner sj = new StringJoiner(" ");
        left.forEach(c -> sj.add(c.toString()));
        System.out.println("circle\n" + left.size() + "\n" + sj);
    }
}
