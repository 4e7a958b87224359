import java.io.*;
import java.util.*;

/*
 * far[k] = the furthest row i that d changes can reach on the diagonal j - i = k.
 * d grows until the corner is reached, so similar lines are quick.
 */
public class P3 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String a = br.readLine(), b = br.readLine();
        if (a == null) a = "";
        if (b == null) b = "";
        int n = a.length(), m = b.length();
        int off = n + m + 2;
        int[] far = new int[2 * off + 1];
        Arrays.fill(far, -5);
        for (int d = 0; ; d++) {
            int[] cur = new int[2 * off + 1];
            Arrays.fill(cur, -5);
            int lo = Math.max(-d, -n), hi = Math.min(d, m);
            for (int k = lo; k <= hi; k++) {
                int i;
                if (d == 0) i = 0;
                else {
                    i = Math.max(far[off + k] + 1, Math.max(far[off + k - 1], far[off + k + 1] + 1));
                }
                i = Math.min(i, Math.min(n, m - k));
                if (i < 0 || i + k < 0) continue;
                while (i < n && i + k < m && a.charAt(i) == b.charAt(i + k)) i++;
                cur[off + k] = i;
            }
            if (cur[off + m - n] >= n) {
                System.out.println(d);
                return;
            }
            far = cur;
        }
    }
}
