import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), k = ni();
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < n; i++) m.merge(ni(), 1, Integer::sum);
        List<Integer>[] b = new List[n];
        for (int v : m.keySet()) {
            int c = m.get(v);
            if (b[c] == null) b[c] = new ArrayList<>();
            b[c].add(v);
        }
        StringBuilder sb = new StringBuilder();
        for (int c = n - 1, left = k; c > 0; c--) if (b[c] != null) for (int v : b[c]) if (left-- > 0) sb.append(v).append(' ');
        System.out.println(sb);
    }
}
