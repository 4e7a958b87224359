import java.io.*;
import java.util.Arrays;

/** Furthest reaching points: for e = 0, 1, 2, ... how far does each diagonal get with e changes? */
public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String sa = in.readLine(), sb = in.readLine();
        char[] a = sa == null ? new char[0] : sa.toCharArray();
        char[] b = sb == null ? new char[0] : sb.toCharArray();
        int n = a.length, m = b.length;
        final int off = n + 1, NONE = -1_000_000;
        int[] far = new int[n + m + 3];
        Arrays.fill(far, NONE);
        for (int e = 0; ; e++) {
            int[] now = new int[n + m + 3];
            Arrays.fill(now, NONE);
            int from = Math.max(-n, -e), to = Math.min(m, e);
            for (int k = from; k <= to; k++) {
                int i;
                if (e == 0) i = 0;
                else i = Math.max(far[off + k] + 1, Math.max(far[off + k - 1], far[off + k + 1] + 1));
                i = Math.min(i, Math.min(n, m - k));
                if (i < 0 || i + k < 0) continue;
                while (i < n && i + k < m && a[i] == b[i + k]) i++;
                now[off + k] = i;
            }
            far = now;
            if (far[off + m - n] == n) {
                System.out.println(e);
                return;
            }
        }
    }
}
