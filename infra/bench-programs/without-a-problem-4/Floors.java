import java.util.*;

public class Floors {
    // sum of n / i (rounded down) for i = 1..n, modulo 998244353
    public static void main(String... unused) {
        long n = new Scanner(System.in).nextLong();
        final long M = 998244353;
        long sum = 0;
        int blocks = 0;
        for (long i = 1, last; i <= n; i = last + 1) {
            long q = n / i;
            last = n / q;
            sum = (sum + (q % M) * ((last - i + 1) % M)) % M;
            blocks++;
        }
        System.out.printf("%d %d%n", sum, blocks);
    }
}
