import java.util.*;

public class W2 {
    static final int[] SMALL = {3, 5, 7, 11, 13, 17, 19};
    static final int[] BASES = {2, 3};

    static long power(long b, long e, long m) {
        long r = 1;
        for (b %= m; e > 0; e >>= 1, b = b * b % m) {
            if ((e & 1) == 1) r = r * b % m;
        }
        return r;
    }

    // Miller and Rabin
    static boolean prime(int x) {
        for (int p : SMALL) {
            if (x == p) return true;
            if (x % p == 0) return false;
        }
        int d = x - 1, s = 0;
        while (d % 2 == 0) {
            d /= 2;
            s++;
        }
        next:
        for (int base : BASES) {
            long y = power(base, d, x);
            if (y == 1 || y == x - 1) continue;
            for (int i = 1; i < s; i++) {
                y = y * y % x;
                if (y == x - 1) continue next;
            }
            return false;
        }
        return true;
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int count = n > 2 ? 1 : 0;
        for (int x = 3; x < n; x += 2) {
            if (prime(x)) count++;
        }
        System.out.println(count);
    }
}
