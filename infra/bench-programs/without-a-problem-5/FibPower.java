import java.util.Scanner;

public class FibPower {
    static final long MOD = 1_000_000_007L;

    static long[] mul(long[] a, long[] b) {
        return new long[]{
            (a[0] * b[0] + a[1] * b[2]) % MOD,
            (a[0] * b[1] + a[1] * b[3]) % MOD,
            (a[2] * b[0] + a[3] * b[2]) % MOD,
            (a[2] * b[1] + a[3] * b[3]) % MOD
        };
    }

    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        long[] result = {1, 0, 0, 1};
        long[] base = {1, 1, 1, 0};
        for (; n > 0; n >>= 1) {
            if ((n & 1) == 1) result = mul(result, base);
            base = mul(base, base);
        }
        System.out.println(result[1]);
    }
}
