import java.io.*;
import java.util.*;

public class Right4 {
    static int n, k, kinds;
    static int[] id;

    // how many windows of this length have at most k kinds
    static int good(int len) {
        int[] cnt = new int[kinds];
        int different = 0, res = 0;
        for (int i = 0; i < n; i++) {
            if (cnt[id[i]]++ == 0) different++;
            if (i >= len && --cnt[id[i - len]] == 0) different--;
            if (i >= len - 1 && different <= k) res++;
        }
        return res;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        in.nextToken(); n = (int) in.nval;
        in.nextToken(); k = (int) in.nval;
        int[] a = new int[n];
        for (int i = 0; i < n; i++) { in.nextToken(); a[i] = (int) in.nval; }
        int[] s = a.clone();
        Arrays.sort(s);
        kinds = 0;
        for (int i = 0; i < n; i++) if (i == 0 || s[i] != s[kinds - 1]) s[kinds++] = s[i];
        id = new int[n];
        for (int i = 0; i < n; i++) id[i] = Arrays.binarySearch(s, 0, kinds, a[i]);
        int lo = 1, hi = n;
        while (lo < hi) {
            int mid = (lo + hi + 1) >>> 1;
            if (good(mid) > 0) lo = mid; else hi = mid - 1;
        }
        System.out.println(lo + " " + good(lo));
    }
}
