import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), k = ni();
        Map<Integer, Integer> m = new HashMap<>();
        for (int i = 0; i < n; i++) m.merge(ni(), 1, Integer::sum);
        List<Integer>[] b = new List[1001];
        for (int i = 0; i < b.length; i++) b[i] = new ArrayList<>();
        for (int v : m.keySet()) b[Math.min(1000, m.get(v))].add(v);
        StringBuilder sb = new StringBuilder();
        for (int c = 1000, left = k; c > 0 && left > 0; c--) for (int v : b[c]) if (left-- > 0) sb.append(v).append(' ');
        System.out.println(sb);
    }
}
