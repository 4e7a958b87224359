import java.io.*;

public class Forest {
    static class Node {
        int lo, hi;
        long sum;
        Node a, b;

        Node(int lo, int hi, long[] v) {
            this.lo = lo;
            this.hi = hi;
            if (lo == hi) { sum = v[lo]; return; }
            int mid = (lo + hi) / 2;
            a = new Node(lo, mid, v);
            b = new Node(mid + 1, hi, v);
            sum = a.sum + b.sum;
        }

        long ask(int l, int r) {
            if (r < lo || hi < l) return 0;
            if (l <= lo && hi <= r) return sum;
            return a.ask(l, r) + b.ask(l, r);
        }
    }

    public static void main(String[] x) throws Exception {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken(); int n = (int) st.nval;
        st.nextToken(); int q = (int) st.nval;
        long[] v = new long[n + 1];
        for (int i = 1; i <= n; i++) { st.nextToken(); v[i] = (long) st.nval; }
        Node root = new Node(1, n, v);
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            st.nextToken(); int l = (int) st.nval;
            st.nextToken(); int r = (int) st.nval;
            sb.append(root.ask(l, r)).append('\n');
        }
        System.out.print(sb);
    }
}
