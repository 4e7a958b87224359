import java.io.*;
import java.util.Arrays;

public class W2 {
    private final int[] a;

    W2(int[] a) {
        this.a = a;
    }

    long best(int from, int to) {
        if (from == to) return a[from];
        int mid = (from + to) / 2;
        return Math.max(across(from, mid, to), Math.max(best(from, mid), best(mid + 1, to)));
    }

    /** Best rectangle that contains both mid and mid + 1. */
    long across(int from, int mid, int to) {
        int lo = mid, hi = mid + 1;
        long low = Math.min(a[lo], a[hi]);
        long area = 2 * low;
        while (lo > from || hi < to) {
            if (hi == to || (lo > from && a[lo] > a[hi])) {
                lo--;
                low = Math.min(low, a[lo]);
            } else {
                hi++;
                low = Math.min(low, a[hi]);
            }
            area = Math.max(area, low * (hi - lo + 1));
        }
        return area;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        int[] bars = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        System.out.println(new W2(bars).best(0, n - 1));
    }
}
