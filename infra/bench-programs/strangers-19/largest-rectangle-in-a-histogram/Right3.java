import java.io.*;
import java.util.*;

public class Right3 {
    static int[] h;
    static int[][] sp;
    static int arg(int a, int b) { return h[a] <= h[b] ? a : b; }
    static int query(int l, int r) {
        int k = 31 - Integer.numberOfLeadingZeros(r - l + 1);
        return arg(sp[k][l], sp[k][r - (1 << k) + 1]);
    }
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        h = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); h[i] = (int) in.nval; }
        int levels = 32 - Integer.numberOfLeadingZeros(n);
        sp = new int[levels][];
        sp[0] = new int[n];
        for (int i = 0; i < n; i++) sp[0][i] = i;
        for (int k = 1; k < levels; k++) {
            int len = n - (1 << k) + 1;
            sp[k] = new int[len];
            for (int i = 0; i < len; i++) sp[k][i] = arg(sp[k - 1][i], sp[k - 1][i + (1 << (k - 1))]);
        }
        long best = 0;
        ArrayDeque<int[]> todo = new ArrayDeque<>();
        todo.push(new int[] {0, n - 1});
        while (!todo.isEmpty()) {
            int[] s = todo.pop();
            if (s[0] > s[1]) continue;
            int m = query(s[0], s[1]);
            best = Math.max(best, (long) h[m] * (s[1] - s[0] + 1));
            todo.push(new int[] {s[0], m - 1});
            todo.push(new int[] {m + 1, s[1]});
        }
        System.out.println(best);
    }
}
