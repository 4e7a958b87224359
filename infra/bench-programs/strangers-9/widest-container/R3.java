import java.io.*;
import java.util.*;

public class R3 {
    // the best basin whose right plate is the lower one (or equal)
    static long oneSide(int[] h) {
        int n = h.length;
        int[] record = new int[n]; // positions of plates higher than all on their left
        int m = 0;
        long best = 0;
        for (int j = 0; j < n; j++) {
            int lo = 0, hi = m; // first record that is at least h[j]
            while (lo < hi) {
                int mid = (lo + hi) / 2;
                if (h[record[mid]] >= h[j]) hi = mid;
                else lo = mid + 1;
            }
            if (lo < m) best = Math.max(best, (long) h[j] * (j - record[lo]));
            else record[m++] = j;
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[] h = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int[] mirrored = new int[n];
        for (int i = 0; i < n; i++) mirrored[n - 1 - i] = h[i];
        System.out.println(Math.max(oneSide(h), oneSide(mirrored)));
    }
}
