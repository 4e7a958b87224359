import java.io.*;
import java.util.stream.*;

public class D {
    interface Range { int of(int from, int to); }

    static Range counter(String s, char c) {
        int[] pre = new int[s.length() + 1];
        for (int i = 0; i < s.length(); i++) pre[i + 1] = pre[i] + (s.charAt(i) == c ? 1 : 0);
        return (from, to) -> pre[to] - pre[from];
    }

    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in), 1 << 16).readLine().trim();
        int n = s.length();
        Range red = counter(s, 'r'), white = counter(s, 'w'), blue = counter(s, 'b');
        int p = red.of(0, n), q = p + white.of(0, n);
        int rw = Math.min(white.of(0, p), red.of(p, q));
        int rb = Math.min(blue.of(0, p), red.of(q, n));
        int wb = Math.min(blue.of(p, q), white.of(q, n));
        int direct = IntStream.of(rw, rb, wb).sum();
        int wrong = (int) IntStream.range(0, n)
                .filter(i -> s.charAt(i) != (i < p ? 'r' : i < q ? 'w' : 'b'))
                .count();
        System.out.println(direct + (wrong - 2 * direct) / 3 * 2);
    }
}
