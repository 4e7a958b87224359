import java.io.*;

public class KthPair {
    static long[] read(StreamTokenizer t, int n) throws IOException {
        long[] a = new long[n];
        for (int i = 0; i < n; i++) {
            t.nextToken();
            a[i] = (long) t.nval;
        }
        return a;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedInputStream(System.in));
        t.nextToken(); int n = (int) t.nval;
        t.nextToken(); int m = (int) t.nval;
        t.nextToken(); long k = (long) t.nval;
        long[] a = read(t, n), b = read(t, m);
        long lo = a[0] + b[0], hi = a[n - 1] + b[m - 1];
        while (lo < hi) {
            long mid = Math.floorDiv(lo + hi, 2);
            long cnt = 0;
            for (int i = 0, j = m - 1; i < n && j >= 0; i++) {
                while (j >= 0 && a[i] + b[j] > mid) j--;
                cnt += j + 1;
            }
            if (cnt >= k) hi = mid; else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
