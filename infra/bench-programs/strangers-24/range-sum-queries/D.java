import java.io.*;

public class D {
    private static final InputStream IN = System.in;
    private static final byte[] BUF = new byte[1 << 15];
    private static int len = 0, ptr = 0;

    private static int read() throws IOException {
        if (ptr == len) {
            len = IN.read(BUF, 0, BUF.length);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return BUF[ptr++];
    }

    private static int nextInt() throws IOException {
        int c = read();
        while (c != '-' && (c < '0' || c > '9')) c = read();
        int sign = 1;
        if (c == '-') {
            sign = -1;
            c = read();
        }
        int v = 0;
        while (c >= '0' && c <= '9') {
            v = 10 * v + (c - '0');
            c = read();
        }
        return sign * v;
    }

    static class Fenwick {
        final long[] tree;

        Fenwick(int n) {
            tree = new long[n + 1];
        }

        void add(int i, long x) {
            for (; i < tree.length; i += i & -i) tree[i] += x;
        }

        long sum(int i) {
            long s = 0;
            for (; i > 0; i -= i & -i) s += tree[i];
            return s;
        }
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt(), q = nextInt();
        Fenwick f = new Fenwick(n);
        for (int i = 1; i <= n; i++) f.add(i, nextInt());
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            int l = nextInt(), r = nextInt();
            out.println(f.sum(r) - f.sum(l - 1));
        }
        out.flush();
    }
}
