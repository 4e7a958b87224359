import java.util.*;

public class DoorSign {
    // how many plates with the digit d are needed for the doors 1..n
    static long f(long n, int d) {
        if (n <= 0) return 0;
        long r = 0;
        for (long p = 1; p <= n; p *= 10) {
            long hi = n / p / 10, cur = n / p % 10, lo = n % p;
            if (d == 0) {
                if (hi == 0) break;
                hi--;
            }
            r += hi * p;
            if (cur > d) r += p;
            else if (cur == d) r += lo + 1;
        }
        return r;
    }

    public static void main(String[] x) {
        long n = new Scanner(System.in).nextLong();
        StringJoiner sj = new StringJoiner(" ");
        for (int d = 0; d < 10; d++) sj.add(Long.toString(f(n, d)));
        System.out.println(sj);
    }
}
