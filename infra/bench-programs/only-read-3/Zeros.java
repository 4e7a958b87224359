import java.util.*;

public class Zeros {
    static long legendre(long n, int p) {
        return n == 0 ? 0 : n / p + legendre(n / p, p);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long n = sc.nextLong();
        int b = sc.nextInt();
        long zeros = Long.MAX_VALUE;
        for (int p = 2; p <= b; p++) {
            int e = 0;
            while (b % p == 0) {
                b /= p;
                e++;
            }
            if (e > 0) zeros = Math.min(zeros, legendre(n, p) / e);
        }
        System.out.println(zeros);
    }
}
