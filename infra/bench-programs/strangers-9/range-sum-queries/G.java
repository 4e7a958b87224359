import java.io.*;
import java.util.*;

public class G {
    static int[] tree;
    static int size = 1;

    static void build(int[] values) {
        while (size < values.length) {
            size *= 2;
        }
        tree = new int[2 * size];
        System.arraycopy(values, 0, tree, size, values.length);
        for (int i = size - 1; i > 0; i--) {
            tree[i] = tree[2 * i] + tree[2 * i + 1];
        }
    }

    static long query(int l, int r) {
        long left = 0;
        long right = 0;
        for (l += size, r += size; l < r; l /= 2, r /= 2) {
            if (l % 2 == 1) {
                left += tree[l++];
            }
            if (r % 2 == 1) {
                right += tree[--r];
            }
        }
        return left + right;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        build(values);
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int l = nextInt(in);
            int r = nextInt(in);
            out.append(query(l - 1, r)).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
