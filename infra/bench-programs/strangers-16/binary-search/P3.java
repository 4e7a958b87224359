import java.io.*;

/** Jump search: first over the last values of the blocks, then inside of one block. */
public class P3 {
    private final int[] values;
    private final int step;

    P3(int[] values) {
        this.values = values;
        this.step = Math.max(1, (int) Math.sqrt(values.length));
    }

    int find(int target) {
        int n = values.length;
        int from = 0;
        // jump while the whole block is too small
        while (from + step <= n && values[from + step - 1] < target) {
            from += step;
        }
        int to = Math.min(n, from + step);
        for (int i = from; i < to; i++) {
            if (values[i] == target) return i;
            if (values[i] > target) return -1;
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        int[] v = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            v[i] = (int) in.nval;
        }
        P3 search = new P3(v);
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            in.nextToken();
            out.append(search.find((int) in.nval)).append('\n');
        }
        System.out.print(out);
    }
}
