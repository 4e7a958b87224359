import java.util.Scanner;

public class TribMod {
    static final long MOD = 1000000007L;

    static long[][] multiply(long[][] a, long[][] b) {
        long[][] c = new long[3][3];
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) {
                for (int k = 0; k < 3; k++) {
                    c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
                }
            }
        }
        return c;
    }

    static long[][] power(long[][] m, long e) {
        if (e == 1) {
            return m;
        }
        long[][] half = power(m, e / 2);
        long[][] res = multiply(half, half);
        if (e % 2 != 0) {
            res = multiply(res, m);
        }
        return res;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long n = sc.nextLong();
        long[] start = {0, 0, 1};
        if (n < 3) {
            System.out.println(start[(int) n]);
            return;
        }
        long[][] m = {{1, 1, 1}, {1, 0, 0}, {0, 1, 0}};
        long[][] p = power(m, n - 2);
        System.out.println(p[0][0] % MOD);
    }
}
