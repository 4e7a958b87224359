import java.io.*;
import java.math.BigInteger;

// A roof strip of length n is covered with tiles of length 1 (a colours), 2 (b colours) and 3 (c colours).
public class RoofTiling {
    static final long P = 998244353L;

    static long[][] mul(long[][] x, long[][] y) {
        long[][] z = new long[3][3];
        for (int i = 0; i < 3; i++)
            for (int j = 0; j < 3; j++) {
                long s = 0;
                for (int k = 0; k < 3; k++) s = (s + x[i][k] * y[k][j]) % P;
                z[i][j] = s;
            }
        return z;
    }

    static long[][] pow(long[][] m, long e) {
        if (e == 0) return new long[][]{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
        long[][] half = pow(m, e / 2);
        long[][] sq = mul(half, half);
        return e % 2 == 0 ? sq : mul(sq, m);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        String[] s = r.readLine().trim().split("\\s+");
        long n = Long.parseLong(s[0]);
        long[][] step = {
            {Long.parseLong(s[1]), Long.parseLong(s[2]), Long.parseLong(s[3])},
            {1, 0, 0},
            {0, 1, 0}
        };
        System.out.println(pow(step, n)[0][0]);
    }
}
