import java.io.*;
import java.util.*;

public class SnowDepth {
    static int size;
    static int[] tree;

    static void put(int p, int v) {
        for (tree[p += size] = v; p > 1; p >>= 1) tree[p >> 1] = Math.max(tree[p], tree[p ^ 1]);
    }

    static int get(int l, int r) {
        int res = 0;
        for (l += size, r += size; l < r; l >>= 1, r >>= 1) {
            if ((l & 1) == 1) res = Math.max(res, tree[l++]);
            if ((r & 1) == 1) res = Math.max(res, tree[--r]);
        }
        return res;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int n = (int) st.nval;
        size = n;
        tree = new int[2 * n];
        PrintWriter pw = new PrintWriter(System.out);
        for (int i = 0; i < n; i++) {
            st.nextToken();
            String kind = st.sval;
            st.nextToken();
            int x = (int) st.nval;
            st.nextToken();
            int y = (int) st.nval;
            if (kind.equals("set")) put(x - 1, y);
            else pw.println(get(x - 1, y));
        }
        pw.flush();
    }
}
