import java.io.*;
import java.util.*;

// Peel the leaves layer by layer. What is left in the end is the centre: one chamber or two.
public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        // The xor of all neighbours is enough: a leaf has exactly one.
        int[] deg = new int[n + 1], xor = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            st.nextToken();
            int p = (int) st.nval;
            if (p == 0) continue;
            deg[v]++; deg[p]++;
            xor[v] ^= p; xor[p] ^= v;
        }
        ArrayList<Integer> leaves = new ArrayList<>();
        for (int v = 1; v <= n; v++) if (deg[v] == 1) leaves.add(v);
        int left = n, rounds = 0;
        while (left > 2) {
            ArrayList<Integer> next = new ArrayList<>();
            left -= leaves.size();
            rounds++;
            for (int v : leaves) {
                int u = xor[v];
                xor[u] ^= v;
                if (--deg[u] == 1) next.add(u);
            }
            leaves = next;
        }
        System.out.println(2 * rounds + (left == 2 ? 1 : 0));
    }
}
