import java.io.*;
import java.util.*;

/** Divide and conquer on the prefix sums: pairs (i in the left, j in the right half) with p[j] - p[i] = k. */
public class P3 {
    static long[] p, help;
    static long k;

    // counts and sorts p[lo..hi)
    static long solve(int lo, int hi) {
        if (hi - lo < 2) return 0;
        int mid = (lo + hi) >>> 1;
        long res = solve(lo, mid) + solve(mid, hi);
        int i = lo, j = mid;
        while (i < mid && j < hi) {
            long want = p[i] + k;
            if (p[j] < want) j++;
            else if (p[j] > want) i++;
            else {
                long x = p[i], y = p[j], c = 0, d = 0;
                while (i < mid && p[i] == x) {
                    i++;
                    c++;
                }
                while (j < hi && p[j] == y) {
                    j++;
                    d++;
                }
                res += c * d;
            }
        }
        i = lo;
        j = mid;
        for (int t = lo; t < hi; t++) {
            help[t] = j >= hi || (i < mid && p[i] <= p[j]) ? p[i++] : p[j++];
        }
        System.arraycopy(help, lo, p, lo, hi - lo);
        return res;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        k = Long.parseLong(st.nextToken());
        p = new long[n + 1];
        help = new long[n + 1];
        st = new StringTokenizer(br.readLine());
        for (int i = 1; i <= n; i++) p[i] = p[i - 1] + Long.parseLong(st.nextToken());
        System.out.println(solve(0, n + 1));
    }
}
