import java.util.*;

public class BigPairs {
    static long[] a, tmp;

    static long sort(int lo, int hi) {
        if (hi - lo < 2) return 0;
        int mid = (lo + hi) / 2;
        long res = sort(lo, mid) + sort(mid, hi);
        int j = mid;
        for (int i = lo; i < mid; i++) {
            while (j < hi && a[i] > 2 * a[j]) j++;
            res += j - mid;
        }
        int p = lo, q = mid, k = lo;
        while (p < mid || q < hi) {
            if (q == hi || (p < mid && a[p] <= a[q])) tmp[k++] = a[p++];
            else tmp[k++] = a[q++];
        }
        System.arraycopy(tmp, lo, a, lo, hi - lo);
        return res;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        a = new long[n];
        tmp = new long[n];
        for (int i = 0; i < n; i++) a[i] = sc.nextLong();
        System.out.println(sort(0, n));
    }
}
