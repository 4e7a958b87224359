import java.io.*;
import java.util.*;

public class P4 {
    static long[] readLine(BufferedReader in) throws IOException {
        StringTokenizer st = new StringTokenizer(in.readLine());
        long[] a = new long[st.countTokens()];
        for (int i = 0; i < a.length; i++) a[i] = Long.parseLong(st.nextToken());
        return a;
    }

    /** number of elements of a that are at most x */
    static int upperBound(long[] a, long x) {
        int lo = 0, hi = a.length;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (a[mid] <= x) lo = mid + 1;
            else hi = mid;
        }
        return lo;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        long k = readLine(in)[2];
        long[] bags = readLine(in);
        long[] hats = readLine(in);
        long lo = -2_000_000_000L, hi = 2_000_000_000L;
        while (lo < hi) {
            long mid = Math.floorDiv(lo + hi, 2L);
            long pairs = 0;
            for (long bag : bags) {
                pairs += upperBound(hats, mid - bag);
            }
            if (pairs >= k) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
