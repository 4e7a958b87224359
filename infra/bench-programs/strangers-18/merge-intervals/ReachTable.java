import java.io.*;

/** farthest[l] = largest right end of an interval that begins at l; one sweep over all coordinates. */
public class ReachTable {
    private static final InputStream IN = new BufferedInputStream(System.in, 1 << 15);

    private static int next() throws IOException {
        int c;
        do c = IN.read(); while (c < '0');
        int x = 0;
        for (; c >= '0'; c = IN.read()) x = 10 * x + c - '0';
        return x;
    }

    public static void main(String[] args) throws IOException {
        int[] farthest = new int[10_000_000];      // r + 1, 0 = none
        for (int n = next(); n > 0; n--) {
            int l = next(), r = next();
            if (farthest[l] < r + 1) farthest[l] = r + 1;
        }
        StringBuilder out = new StringBuilder();
        int x = 0;
        while (x < farthest.length) {
            if (farthest[x] == 0) {
                x++;
                continue;
            }
            int l = x, r = farthest[x] - 1;
            while (x <= r) {
                if (farthest[x] - 1 > r) r = farthest[x] - 1;
                x++;
            }
            out.append(l).append(' ').append(r).append('\n');
        }
        System.out.print(out);
    }
}
