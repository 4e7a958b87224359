import java.util.*;
import java.io.*;

public class Collect {
    static int n;
    static int[] tree;

    static void put(int i, int x) {
        while (i <= n) {
            tree[i] += x;
            i += i & (-i);
        }
    }

    static int get(int i) {
        int s = 0;
        while (i > 0) {
            s += tree[i];
            i -= i & (-i);
        }
        return s;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedInputStream(System.in));
        t.nextToken();
        n = (int) t.nval;
        t.nextToken();
        int q = (int) t.nval;
        tree = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            t.nextToken();
            put(i, (int) t.nval);
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            t.nextToken();
            int kind = (int) t.nval;
            t.nextToken();
            int a = (int) t.nval;
            t.nextToken();
            int b = (int) t.nval;
            if (kind == 1) put(a, b);
            else sb.append(get(b) - get(a - 1)).append("\n");
        }
        System.out.print(sb);
    }
}
