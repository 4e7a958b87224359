import java.util.*;

public class K02 {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        int[] adj = new int[n];
        while (m-- > 0) {
            int a = in.nextInt() - 1, b = in.nextInt() - 1;
            adj[a] |= 1 << b;
            adj[b] |= 1 << a;
        }
        int[] ends = new int[1 << n];
        for (int i = 0; i < n; i++) ends[1 << i] = 1 << i;
        for (int s = 1; s < 1 << n; s++) {
            for (int v = 0; v < n; v++) {
                if ((ends[s] >> v & 1) == 0) continue;
                for (int u = 0; u < n; u++) {
                    if ((s >> u & 1) == 0 && (adj[v] >> u & 1) == 1) {
                        ends[s | 1 << u] |= 1 << u;
                    }
                }
            }
        }
        int best = 0;
        for (int s = 1; s < 1 << n; s++)
            if (ends[s] != 0) best = Math.max(best, Integer.bitCount(s));
        System.out.println(best + " " + Integer.bitCount(ends[(1 << n) - 1]));
    }
}
