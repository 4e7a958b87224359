import java.io.*;

public class C {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        int n = i(in), q = i(in);
        long[] t = new long[2 * n];
        for (int k = 0; k < n; k++) t[n + k] = i(in);
        for (int k = n - 1; k > 0; k--) t[k] = t[2 * k] + t[2 * k + 1];
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            int kind = i(in), a = i(in), b = i(in);
            if (kind == 1) {
                for (int p = a - 1 + n; p > 0; p >>= 1) t[p] += b;
            } else {
                long s = 0;
                for (int l = a - 1 + n, r = b + n; l < r; l >>= 1, r >>= 1) {
                    if ((l & 1) == 1) s += t[l++];
                    if ((r & 1) == 1) s += t[--r];
                }
                out.append(s).append('\n');
            }
        }
        System.out.print(out);
    }

    static int i(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
