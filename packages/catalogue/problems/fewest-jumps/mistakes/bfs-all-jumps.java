import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        List<Integer> a = new ArrayList<>();
        for (int i = 0; i < n; i++) a.add(ni());
        Map<Integer, Integer> d = new HashMap<>();
        d.put(0, 0);
        ArrayDeque<Integer> q = new ArrayDeque<>(List.of(0));
        while (!q.isEmpty()) {
            int x = q.poll();
            for (int k = 1; k <= a.get(x) && x + k < n; k++) if (!d.containsKey(x + k)) { d.put(x + k, d.get(x) + 1); q.add(x + k); }
        }
        System.out.println(d.getOrDefault(n - 1, -1));
    }
}
