import java.io.*;

public class C {
    private final long[] node;

    C(int n) {
        node = new long[n + 1];
    }

    void add(int i, long v) {
        for (; i < node.length; i += i & -i) node[i] += v;
    }

    long first(int i) {
        long s = 0;
        for (; i > 0; i &= i - 1) s += node[i];
        return s;
    }

    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), q = next();
        C sums = new C(n);
        for (int i = 1; i <= n; i++) sums.add(i, next());
        PrintWriter out = new PrintWriter(new BufferedOutputStream(System.out));
        while (q-- > 0) {
            int l = next(), r = next();
            out.println(sums.first(r) - sums.first(l - 1));
        }
        out.flush();
    }
}
