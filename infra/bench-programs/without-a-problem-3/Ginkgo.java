import java.util.Scanner;

public class Ginkgo {
    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        long lo = 0, hi = n + 1;
        while (hi - lo > 1) {
            long mid = lo + (hi - lo) / 2;
            long half = mid % 2 == 0 ? mid / 2 : mid;
            long other = mid % 2 == 0 ? mid + 1 : (mid + 1) / 2;
            if (half <= n / other) lo = mid;
            else hi = mid;
        }
        long used = lo % 2 == 0 ? lo / 2 * (lo + 1) : (lo + 1) / 2 * lo;
        System.out.println(lo + " " + (n - used));
    }
}
