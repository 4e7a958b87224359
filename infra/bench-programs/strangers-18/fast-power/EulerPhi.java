import java.io.*;
import java.util.*;

/** Shrinks the exponent with Euler's theorem in its general form: a^b = a^(b mod phi + phi) for b >= phi. */
public class EulerPhi {
    static int phi(int m) {
        int result = m;
        if ((m & 1) == 0) {
            result /= 2;
            while ((m & 1) == 0) m >>= 1;
        }
        for (int p = 3; p * p <= m; p += 2) {
            if (m % p == 0) {
                while (m % p == 0) m /= p;
                result -= result / p;
            }
        }
        if (m > 1) result -= result / m;
        return result;
    }

    static long pow(long a, long e, long m) {
        if (e == 0) return 1 % m;
        long h = pow(a, e / 2, m);
        h = h * h % m;
        return e % 2 == 0 ? h : h * a % m;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(in.readLine().trim());
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            long a = Long.parseLong(st.nextToken()), b = Long.parseLong(st.nextToken());
            int m = Integer.parseInt(st.nextToken());
            int f = phi(m);
            if (b >= f) b = b % f + f;
            out.println(pow(a % m, b, m));
        }
        out.flush();
    }
}
