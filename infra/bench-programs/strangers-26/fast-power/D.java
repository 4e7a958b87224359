import java.io.*;

public class D {
    private static final BufferedInputStream IN = new BufferedInputStream(System.in, 1 << 16);

    private static long number() throws IOException {
        int c = IN.read();
        while (c <= ' ') c = IN.read();
        long x = 0;
        while (c > ' ') {
            x = 10 * x + (c & 15);
            c = IN.read();
        }
        return x;
    }

    private static int totient(int m) {
        int phi = m;
        int rest = m;
        if (rest % 2 == 0) {
            phi -= phi / 2;
            while (rest % 2 == 0) rest /= 2;
        }
        if (rest % 3 == 0) {
            phi -= phi / 3;
            while (rest % 3 == 0) rest /= 3;
        }
        for (int p = 5, step = 2; p * p <= rest; p += step, step = 6 - step) {
            if (rest % p == 0) {
                phi -= phi / p;
                do rest /= p; while (rest % p == 0);
            }
        }
        if (rest > 1) phi -= phi / rest;
        return phi;
    }

    public static void main(String[] args) throws IOException {
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (long q = number(); q > 0; q--) {
            long a = number(), b = number(), m = number();
            int phi = totient((int) m);
            // Euler, in the form that also holds if a and m have a common divisor
            long e = b < phi ? b : b % phi + phi;
            long r = 1 % m;
            a %= m;
            while (e != 0) {
                if ((e & 1) != 0) r = r * a % m;
                a = a * a % m;
                e >>= 1;
            }
            out.println(r);
        }
        out.flush();
    }
}
