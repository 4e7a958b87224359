import java.io.*;

public class P4 {
    /** A node of the segment tree, responsible for the boxes lo..hi. */
    static final class Node {
        final int lo, hi;
        long sum;
        Node left, right;

        Node(int lo, int hi, int[] coins) {
            this.lo = lo;
            this.hi = hi;
            if (lo == hi) {
                sum = coins[lo];
            } else {
                int mid = (lo + hi) >>> 1;
                left = new Node(lo, mid, coins);
                right = new Node(mid + 1, hi, coins);
                sum = left.sum + right.sum;
            }
        }

        void add(int i, int x) {
            sum += x;
            if (lo == hi) return;
            if (i <= left.hi) left.add(i, x);
            else right.add(i, x);
        }

        long ask(int l, int r) {
            if (r < lo || hi < l) return 0;
            if (l <= lo && hi <= r) return sum;
            return left.ask(l, r) + right.ask(l, r);
        }
    }

    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));

    static int ni() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = ni(), q = ni();
        int[] coins = new int[n + 1];
        for (int i = 1; i <= n; i++) coins[i] = ni();
        Node root = new Node(1, n, coins);
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            int kind = ni(), a = ni(), b = ni();
            if (kind == 1) root.add(a, b);
            else sb.append(root.ask(a, b)).append('\n');
        }
        System.out.print(sb);
    }
}
