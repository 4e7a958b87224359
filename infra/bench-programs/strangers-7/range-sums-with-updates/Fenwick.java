import java.io.*;

public class Fenwick {
    static int next(DataInputStream in) throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean neg = c == '-';
        if (neg) c = in.read();
        int x = 0;
        for (; c >= '0' && c <= '9'; c = in.read()) x = x * 10 + c - '0';
        return neg ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
        int n = next(in), q = next(in);
        long[] t = new long[n + 1];
        for (int i = 1; i <= n; i++) {
            t[i] += next(in);
            int up = i + (i & -i);
            if (up <= n) t[up] += t[i];
        }
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            int kind = next(in), a = next(in), b = next(in);
            if (kind == 1) {
                for (; a <= n; a += a & -a) t[a] += b;
            } else {
                long s = 0;
                for (; b > 0; b &= b - 1) s += t[b];
                for (a--; a > 0; a &= a - 1) s -= t[a];
                out.append(s).append('\n');
            }
        }
        System.out.print(out);
    }
}
