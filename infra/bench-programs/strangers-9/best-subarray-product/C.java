import java.io.*;

// divide & conquer: left half, right half, or a stretch across the middle
public class C {
    static int[] f;

    static long best(int from, int to) {
        if (to - from == 1) {
            return f[from];
        }
        int mid = (from + to) >>> 1;
        long result = Math.max(best(from, mid), best(mid, to));
        long p = 1, maxL = Long.MIN_VALUE, minL = Long.MAX_VALUE;
        for (int i = mid - 1; i >= from; i--) {
            p *= f[i];
            maxL = Math.max(maxL, p);
            minL = Math.min(minL, p);
        }
        p = 1;
        long maxR = Long.MIN_VALUE, minR = Long.MAX_VALUE;
        for (int i = mid; i < to; i++) {
            p *= f[i];
            maxR = Math.max(maxR, p);
            minR = Math.min(minR, p);
        }
        result = Math.max(result, Math.max(maxL * maxR, minL * minR));
        return Math.max(result, Math.max(maxL * minR, minL * maxR));
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        f = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            f[i] = (int) in.nval;
        }
        System.out.println(best(0, n));
    }
}
