import java.math.BigInteger;
import java.util.Scanner;

public class Main {
    static BigInteger[][] mul(BigInteger[][] a, BigInteger[][] b) {
        BigInteger[][] c = new BigInteger[2][2];
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                c[i][j] = a[i][0].multiply(b[0][j]).add(a[i][1].multiply(b[1][j]));
        return c;
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        BigInteger I = BigInteger.ONE, O = BigInteger.ZERO;
        BigInteger[][] r = {{I, O}, {O, I}}, m = {{I, I}, {I, O}};
        for (int e = n; e > 0; e >>= 1) {
            if ((e & 1) == 1) r = mul(r, m);
            m = mul(m, m);
        }
        System.out.println(r[0][0]);
    }
}
