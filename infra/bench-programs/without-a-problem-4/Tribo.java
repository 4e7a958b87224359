import java.io.*;

public class Tribo {
    static final long MOD = 1_000_000_007L;

    static long[][] times(long[][] a, long[][] b) {
        long[][] c = new long[3][3];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++)
                for (int k = 0; k < 3; k++)
                    c[i][j] = (c[i][j] + a[i][k] * b[k][j]) % MOD;
        return c;
    }

    public static void main(String[] args) throws IOException {
        long n = Long.parseLong(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        long[][] base = {{1, 1, 1}, {1, 0, 0}, {0, 1, 0}};
        long[][] r = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        while (n > 0) {
            if ((n & 1) == 1) r = times(r, base);
            base = times(base, base);
            n >>= 1;
        }
        System.out.println(r[2][0]);
    }
}
