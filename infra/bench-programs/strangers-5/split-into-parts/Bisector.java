import java.util.Scanner;

public class Bisector {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int k = sc.nextInt();
        long[] a = new long[n];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            a[i] = sc.nextLong();
            sum += a[i];
        }
        long lo = 1, hi = sum;
        while (lo < hi) {
            long mid = (lo + hi) / 2;
            int parts = 1;
            long cur = 0;
            for (long x : a) {
                if (cur + x > mid) {
                    parts++;
                    cur = 0;
                }
                cur += x;
            }
            if (parts <= k) hi = mid;
            else lo = mid + 1;
        }
        System.out.println(lo);
    }
}
