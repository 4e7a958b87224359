import java.io.*;
import java.util.*;

public class Fen {
    static long[] t;
    static void add(int i, long v) { for (; i < t.length; i += i & -i) t[i] += v; }
    static long get(int i) { long s = 0; for (; i > 0; i &= i - 1) s += t[i]; return s; }

    public static void main(String[] x) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); int q = (int) in.nval;
        t = new long[n + 1];
        for (int i = 1; i <= n; i++) { in.nextToken(); add(i, (long) in.nval); }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            in.nextToken(); int l = (int) in.nval;
            in.nextToken(); int r = (int) in.nval;
            out.println(get(r) - get(l - 1));
        }
        out.flush();
    }
}
