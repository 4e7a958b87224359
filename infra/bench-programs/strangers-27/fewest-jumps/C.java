import java.io.*;

public class C {
    static final int INF = 1 << 29;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        int[] tree = new int[2 * n];
        java.util.Arrays.fill(tree, INF);
        set(tree, n, n - 1, 0);
        for (int i = n - 2; i >= 0; i--) {
            int to = Math.min(n - 1, i + a[i]);
            set(tree, n, i, Math.min(INF, 1 + least(tree, n, i + 1, to)));
        }
        int result = tree[n];
        System.out.println(result >= INF ? -1 : result);
    }

    static void set(int[] tree, int n, int i, int v) {
        tree[i += n] = v;
        while (i > 1) {
            tree[i >> 1] = Math.min(tree[i], tree[i ^ 1]);
            i >>= 1;
        }
    }

    static int least(int[] tree, int n, int from, int to) {
        int r = INF;
        int lo = from + n, hi = to + n + 1;
        while (lo < hi) {
            if ((lo & 1) == 1) r = Math.min(r, tree[lo++]);
            if ((hi & 1) == 1) r = Math.min(r, tree[--hi]);
            lo >>= 1;
            hi >>= 1;
        }
        return r;
    }
}
