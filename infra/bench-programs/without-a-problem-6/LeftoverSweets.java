import java.util.*;

/*
 * n sweets are shared among i children, for i = 1, 2, ..., n; the rest goes into a jar.
 * What is in the jar at the end (mod 1e9+7)?
 */
public class LeftoverSweets {
    static final long MOD = 1_000_000_007L;

    // sum lo + ... + hi
    static long range(long lo, long hi) {
        long a = lo + hi, b = hi - lo + 1;
        if (a % 2 == 0) a /= 2; else b /= 2;
        return (a % MOD) * (b % MOD) % MOD;
    }

    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        long given = 0;
        long i = 1;
        while (i <= n) {
            long each = n / i;
            long last = n / each;
            given = (given + (each % MOD) * range(i, last)) % MOD;
            i = last + 1;
        }
        long all = (n % MOD) * (n % MOD) % MOD;
        System.out.println((all - given + MOD) % MOD);
    }
}
