import java.io.*;
import java.util.*;

public class P1 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(br.readLine());
        int[] a = new int[n];
        long lo = 0, hi = 0;
        for (int i = 0; i < n; i++) {
            a[i] = Integer.parseInt(st.nextToken());
            lo = Math.max(lo, a[i]);
            hi += a[i];
        }
        while (lo < hi) {
            long mid = (lo + hi) / 2;
            int discs = 1;
            long used = 0;
            for (int x : a) {
                if (used + x > mid) {
                    discs++;
                    used = 0;
                }
                used += x;
            }
            if (discs <= k) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
