import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        int[] u = new int[m], v = new int[m], lab = new int[n + 1];
        for (int i = 0; i < m; i++) { u[i] = ni(); v[i] = ni(); }
        for (int i = 0; i <= n; i++) lab[i] = i;
        boolean ch = true;
        while (ch) {
            ch = false;
            for (int i = 0; i < m; i++) {
                int x = Math.min(lab[u[i]], lab[v[i]]);
                if (lab[u[i]] != x || lab[v[i]] != x) { lab[u[i]] = lab[v[i]] = x; ch = true; }
            }
        }
        Set<Integer> s = new HashSet<>();
        for (int i = 1; i <= n; i++) s.add(lab[i]);
        System.out.println(s.size());
    }
}
