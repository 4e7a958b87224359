import java.util.*;
public class LastLevel {
    static boolean enough(long rows, long n) { return rows * (rows + 1) / 2 <= n; }
    public static void main(String... x) {
        long n = new Scanner(System.in).nextLong();
        long lo = 0, hi = Math.min(n, 2000000000L) + 1;
        while (hi - lo > 1) {
            long mid = lo + (hi - lo) / 2;
            if (enough(mid, n)) lo = mid;
            else hi = mid;
        }
        System.out.println(lo);
    }
}
