import java.io.*;
import java.util.*;

public class D {
    static long solve(long[] a, int from, int to) {
        if (to - from == 1) return a[from];
        int mid = (from + to) >>> 1;
        long best = Math.max(solve(a, from, mid), solve(a, mid, to));

        long p = 1, leftMax = Long.MIN_VALUE, leftMin = Long.MAX_VALUE;
        for (int i = mid - 1; i >= from; i--) {
            p *= a[i];
            leftMax = Math.max(leftMax, p);
            leftMin = Math.min(leftMin, p);
        }
        p = 1;
        for (int i = mid; i < to; i++) {
            p *= a[i];
            best = Math.max(best, p >= 0 ? p * leftMax : p * leftMin);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        long[] a = new long[n];
        for (int i = 0; i < n; i++) a[i] = Long.parseLong(st.nextToken());
        System.out.println(solve(a, 0, n));
    }
}
