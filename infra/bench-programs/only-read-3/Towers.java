import java.io.*;

public class Towers {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        t.nextToken();
        int n = (int) t.nval;
        t.nextToken();
        int q = (int) t.nval;
        int[] tree = new int[2 * n];
        for (int i = 0; i < n; i++) {
            t.nextToken();
            tree[n + i] = (int) t.nval;
        }
        for (int i = n - 1; i > 0; i--) tree[i] = Math.min(tree[2 * i], tree[2 * i + 1]);
        PrintWriter out = new PrintWriter(System.out);
        for (int k = 0; k < q; k++) {
            t.nextToken();
            int type = (int) t.nval;
            t.nextToken();
            int a = (int) t.nval;
            t.nextToken();
            int b = (int) t.nval;
            if (type == 1) {
                int p = a - 1 + n;
                tree[p] = b;
                for (p /= 2; p >= 1; p /= 2) tree[p] = Math.min(tree[2 * p], tree[2 * p + 1]);
            } else {
                int best = Integer.MAX_VALUE;
                for (int l = a - 1 + n, r = b + n; l < r; l >>= 1, r >>= 1) {
                    if ((l & 1) == 1) best = Math.min(best, tree[l++]);
                    if ((r & 1) == 1) best = Math.min(best, tree[--r]);
                }
                out.println(best);
            }
        }
        out.flush();
    }
}
