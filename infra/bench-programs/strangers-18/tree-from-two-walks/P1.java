import java.io.*;

public class P1 {
    static int[] pre, where;
    static int at = 0;
    static StringBuilder out = new StringBuilder();

    static void solve(int lo, int hi) {
        if (lo > hi) return;
        int root = pre[at++];
        int m = where[root];
        solve(lo, m - 1);
        solve(m + 1, hi);
        out.append(root).append(' ');
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        pre = new int[n];
        where = new int[200001];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            pre[i] = (int) in.nval;
        }
        for (int i = 0; i < n; i++) {
            in.nextToken();
            where[(int) in.nval] = i;
        }
        solve(0, n - 1);
        out.setLength(out.length() - 1);
        System.out.println(out);
    }
}
