import java.io.*;
import java.util.BitSet;

public class Main {
    static StreamTokenizer tok = new StreamTokenizer(new BufferedInputStream(System.in));
    static int ni() throws IOException { tok.nextToken(); return (int) tok.nval; }

    public static void main(String[] x) throws IOException {
        int n = ni(), m = ni();
        int[] a = new int[m], b = new int[m], start = new int[n + 2];
        for (int i = 0; i < m; i++) {
            start[a[i] = ni()]++;
            start[b[i] = ni()]++;
        }
        for (int i = 1; i <= n + 1; i++) start[i] += start[i - 1];
        int[] adj = new int[2 * m];
        for (int i = 0; i < m; i++) {
            adj[--start[a[i]]] = b[i];
            adj[--start[b[i]]] = a[i];
        }
        BitSet seen = new BitSet(n + 1);
        int[] stack = new int[n];
        int ans = 0;
        for (int s = seen.nextClearBit(1); s <= n; s = seen.nextClearBit(s)) {
            ans++;
            int sp = 0;
            stack[sp++] = s;
            seen.set(s);
            while (sp > 0) {
                int u = stack[--sp];
                for (int e = start[u]; e < start[u + 1]; e++) {
                    int v = adj[e];
                    if (!seen.get(v)) {
                        seen.set(v);
                        stack[sp++] = v;
                    }
                }
            }
        }
        System.out.println(ans);
    }
}
