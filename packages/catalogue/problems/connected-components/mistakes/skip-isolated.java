import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        Map<Integer, List<Integer>> adj = new HashMap<>();
        for (int i = 0; i < m; i++) {
            int u = ni(), v = ni();
            adj.computeIfAbsent(u, k -> new ArrayList<>()).add(v);
            adj.computeIfAbsent(v, k -> new ArrayList<>()).add(u);
        }
        if (m == 0) { System.out.println(n); return; }
        Set<Integer> seen = new HashSet<>();
        int c = 0;
        for (int s : adj.keySet()) {
            if (seen.contains(s)) continue;
            c++;
            Deque<Integer> st = new ArrayDeque<>();
            st.push(s);
            seen.add(s);
            while (!st.isEmpty()) for (int y : adj.get(st.pop())) if (seen.add(y)) st.push(y);
        }
        System.out.println(c + (n - adj.size() > 0 ? 1 : 0));
    }
}
