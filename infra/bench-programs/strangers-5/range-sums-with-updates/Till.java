import java.io.*;
import java.util.*;
import java.util.function.*;

public class Till {
    static final class Fenwick {
        private final long[] t;
        Fenwick(int n) { t = new long[n + 1]; }
        void add(int i, long x) { for (; i < t.length; i += i & -i) t[i] += x; }
        long upTo(int i) { long s = 0; for (; i > 0; i &= i - 1) s += t[i]; return s; }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer tok = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(tok.nextToken()), q = Integer.parseInt(tok.nextToken());
        Fenwick f = new Fenwick(n);
        tok = new StringTokenizer(in.readLine());
        for (int i = 1; i <= n; i++) f.add(i, Long.parseLong(tok.nextToken()));
        StringJoiner out = new StringJoiner("\n");
        for (int e = 0; e < q; e++) {
            tok = new StringTokenizer(in.readLine());
            boolean ask = tok.nextToken().equals("2");
            int a = Integer.parseInt(tok.nextToken());
            long b = Long.parseLong(tok.nextToken());
            if (ask) out.add(Long.toString(f.upTo((int) b) - f.upTo(a - 1)));
            else f.add(a, b);
        }
        System.out.println(out);
    }
}
