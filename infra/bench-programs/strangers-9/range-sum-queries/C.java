import java.io.*;
import java.util.*;

public class C {
    /** Fenwick tree. */
    static class Bit {
        final long[] t;

        Bit(int n) {
            t = new long[n + 1];
        }

        void add(int i, long d) {
            for (; i < t.length; i += i & -i) t[i] += d;
        }

        long sum(int i) {
            long s = 0;
            for (; i > 0; i &= i - 1) s += t[i];
            return s;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int q = (int) in.nval;
        Bit bit = new Bit(n);
        for (int i = 1; i <= n; i++) {
            in.nextToken();
            bit.add(i, (long) in.nval);
        }
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            in.nextToken();
            int l = (int) in.nval;
            in.nextToken();
            int r = (int) in.nval;
            sb.append(bit.sum(r) - bit.sum(l - 1)).append('\n');
        }
        System.out.print(sb);
    }
}
