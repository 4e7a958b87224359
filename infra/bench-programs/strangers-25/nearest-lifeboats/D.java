import java.io.*;
import java.util.*;

public class D {
    static long[] d;
    static int[] h;
    static int len;

    static boolean before(int a, int b) {
        return d[a] < d[b] || d[a] == d[b] && a < b;
    }

    static void sink(int i) {
        int x = h[i];
        for (int c; (c = 2 * i + 1) < len; i = c) {
            if (c + 1 < len && before(h[c + 1], h[c])) c++;
            if (!before(h[c], x)) break;
            h[i] = h[c];
        }
        h[i] = x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(in.readLine());
        len = Integer.parseInt(t.nextToken());
        int k = Integer.parseInt(t.nextToken());
        t = new StringTokenizer(in.readLine());
        long x = Long.parseLong(t.nextToken()), y = Long.parseLong(t.nextToken());
        d = new long[len];
        h = new int[len];
        for (int i = 0; i < len; i++) {
            t = new StringTokenizer(in.readLine());
            long a = Long.parseLong(t.nextToken()) - x, b = Long.parseLong(t.nextToken()) - y;
            d[i] = a * a + b * b;
            h[i] = i;
        }
        for (int i = len / 2 - 1; i >= 0; i--) sink(i);
        StringBuilder sb = new StringBuilder();
        while (k-- > 0) {
            sb.append(h[0] + 1).append(k > 0 ? " " : "\n");
            h[0] = h[--len];
            sink(0);
        }
        System.out.print(sb);
    }
}
