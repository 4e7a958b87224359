import java.io.*;
import java.util.*;

public class Main {
    static int[] tree;

    static int best(int i) { int b = 0; for (; i > 0; i &= i - 1) b = Math.max(b, tree[i]); return b; }

    static void raise(int i, int v) { for (; i < tree.length; i += i & -i) tree[i] = Math.max(tree[i], v); }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int n = (int) st.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) { st.nextToken(); a[i] = (int) st.nval; }
        int[] s = a.clone();
        Arrays.sort(s);
        tree = new int[n + 1];
        for (int x : a) {
            int lo = 0, hi = n;
            while (lo < hi) { int mid = lo + hi >>> 1; if (s[mid] < x) lo = mid + 1; else hi = mid; }
            raise(lo + 1, best(lo) + 1);
        }
        System.out.println(best(n));
    }
}
