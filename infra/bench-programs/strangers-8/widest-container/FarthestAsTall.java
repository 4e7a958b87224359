import java.io.*;
import java.util.*;

/** For each plate as the shorter one: the farthest plate on either side that is at least as tall. */
public class FarthestAsTall {
    static long oneSide(int[] h) {
        int n = h.length;
        int[] top = new int[n];               // top[i]: tallest among 0..i, never falls
        for (int i = 0; i < n; i++) top[i] = i == 0 ? h[0] : Math.max(top[i - 1], h[i]);
        long best = 0;
        for (int j = 0; j < n; j++) {
            int lo = 0, hi = j;
            while (lo < hi) {
                int mid = (lo + hi) >>> 1;
                if (top[mid] >= h[j]) hi = mid; else lo = mid + 1;
            }
            best = Math.max(best, (long) h[j] * (j - lo));
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        int[] h = Arrays.stream(in.readLine().trim().split(" +")).mapToInt(Integer::parseInt).toArray();
        long a = oneSide(h);
        for (int i = 0, j = h.length - 1; i < j; i++, j--) {
            int t = h[i];
            h[i] = h[j];
            h[j] = t;
        }
        System.out.println(Math.max(a, oneSide(h)));
    }
}
