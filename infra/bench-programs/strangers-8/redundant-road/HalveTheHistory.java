import java.io.*;
import java.util.*;
import java.util.function.*;

/** The first t roads contain a circle from some t on: search that t by halving. */
public class HalveTheHistory {
    static int n;
    static int[] a, b;

    static boolean forest(int t) {
        int[] start = new int[n + 2], adj = new int[2 * t], todo = new int[n];
        for (int e = 0; e < t; e++) { start[a[e] + 1]++; start[b[e] + 1]++; }
        for (int v = 1; v <= n + 1; v++) start[v] += start[v - 1];
        int[] fill = start.clone();
        for (int e = 0; e < t; e++) { adj[fill[a[e]]++] = b[e]; adj[fill[b[e]]++] = a[e]; }
        BitSet seen = new BitSet(n + 1);
        int parts = 0;
        for (int s = seen.nextClearBit(1); s <= n; s = seen.nextClearBit(s)) {
            parts++;
            int top = 0;
            todo[top++] = s;
            seen.set(s);
            while (top > 0) {
                int u = todo[--top];
                for (int x = start[u]; x < start[u + 1]; x++)
                    if (!seen.get(adj[x])) { seen.set(adj[x]); todo[top++] = adj[x]; }
            }
        }
        return t == n - parts;
    }

    static int firstFalse(int lo, int hi, IntPredicate p) {
        if (lo + 1 == hi) return hi;
        int mid = (lo + hi) >>> 1;
        return p.test(mid) ? firstFalse(mid, hi, p) : firstFalse(lo, mid, p);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        in.nextToken();
        n = (int) in.nval;
        a = new int[n];
        b = new int[n];
        for (int e = 0; e < n; e++) {
            in.nextToken();
            a[e] = (int) in.nval;
            in.nextToken();
            b[e] = (int) in.nval;
        }
        System.out.println(firstFalse(0, n, HalveTheHistory::forest));
    }
}
