import java.io.*;
import java.util.*;
import java.util.function.IntPredicate;

public class P3 {
    static int[] a, cnt;
    static int n, k;

    /** number of windows of length len with at most k kinds */
    static int windows(int len) {
        Arrays.fill(cnt, 0);
        int d = 0, res = 0;
        for (int i = 0; i < n; i++) {
            if (cnt[a[i]]++ == 0) d++;
            if (i >= len && --cnt[a[i - len]] == 0) d--;
            if (i >= len - 1 && d <= k) res++;
        }
        return res;
    }

    static int lastTrue(int lo, int hi, IntPredicate p) {
        while (lo < hi) {
            int mid = (lo + hi + 1) >>> 1;
            if (p.test(mid)) lo = mid;
            else hi = mid - 1;
        }
        return lo;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        n = (int) in.nval;
        in.nextToken();
        k = (int) in.nval;
        a = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            a[i] = (int) in.nval;
        }
        int[] sorted = a.clone();
        Arrays.sort(sorted);
        int m = 0;
        for (int i = 0; i < n; i++) if (i == 0 || sorted[i] != sorted[i - 1]) sorted[m++] = sorted[i];
        for (int i = 0; i < n; i++) a[i] = Arrays.binarySearch(sorted, 0, m, a[i]);
        cnt = new int[m];
        // one tree is always possible; if a length is possible, every shorter one is, too
        int len = lastTrue(1, n, x -> windows(x) > 0);
        System.out.println(len + " " + windows(len));
    }
}
