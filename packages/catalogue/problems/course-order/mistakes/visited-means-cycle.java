import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }
    static List<List<Integer>> adj;
    static boolean dfs(int x, int[] st, LinkedList<Integer> out) {
        st[x] = 1;
        boolean bad = false;
        for (int y : adj.get(x)) { if (st[y] == 0) bad |= dfs(y, st, out); else if (st[y] == 1) bad = true; }
        st[x] = 2;
        out.addFirst(x);
        return bad;
    }
    static String join(List<Integer> l) { StringBuilder sb = new StringBuilder(); for (int x : l) sb.append(x).append(' '); return sb.toString(); }
    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        adj = new ArrayList<>();
        for (int i = 0; i <= n; i++) adj.add(new ArrayList<>());
        int[] deg = new int[n + 1];
        for (int i = 0; i < m; i++) { int a = ni(), b = ni(); adj.get(a).add(b); deg[b]++; }
        LinkedList<Integer> out = new LinkedList<>();
        int[] state = new int[n + 1];
        boolean bad = false;
        for (int s = 1; s <= n; s++) if (deg[s] == 0) bad |= dfs(s, state, out);
        System.out.println(bad || out.isEmpty() ? "impossible" : join(out));
    }
}
