import java.io.*;
import java.util.*;

public class Staircase {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        long k = Long.parseLong(st.nextToken());
        int[] bag = row(in.readLine(), n), hat = row(in.readLine(), m);
        long lo = (long) bag[0] + hat[0] - 1, hi = (long) bag[n - 1] + hat[m - 1];
        while (hi - lo > 1) {
            long mid = lo + (hi - lo) / 2, count = 0;
            for (int i = 0, j = m; i < n && j > 0; i++) {
                while (j > 0 && (long) bag[i] + hat[j - 1] > mid) j--;
                count += j;
            }
            if (count >= k) hi = mid;
            else lo = mid;
        }
        System.out.println(hi);
    }

    private static int[] row(String line, int size) {
        int[] a = new int[size];
        StringTokenizer t = new StringTokenizer(line);
        for (int i = 0; i < size; i++) a[i] = Integer.parseInt(t.nextToken());
        return a;
    }
}
