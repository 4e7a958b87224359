import java.io.*;
import java.util.*;

public class Det {
    static final long P = 998244353L;

    static long pow(long b, long e) {
        long r = 1;
        for (b %= P; e > 0; e >>= 1, b = b * b % P) if ((e & 1) == 1) r = r * b % P;
        return r;
    }

    static long gcd(long a, long b) { return b == 0 ? a : gcd(b, a % b); }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        long[] a = new long[n];
        for (int i = 0; i < n; i++) a[i] = Long.parseLong(st.nextToken());
        long[][] m = new long[n][n];
        for (int i = 0; i < n; i++) {
            long p = 1;
            for (int j = 0; j < n; j++) {
                m[i][j] = (p + gcd(a[i], a[j])) % P;
                p = p * a[i] % P;
            }
        }
        long det = 1;
        for (int c = 0; c < n; c++) {
            int pivot = c;
            while (pivot < n && m[pivot][c] == 0) pivot++;
            if (pivot == n) {
                System.out.println(0);
                return;
            }
            if (pivot != c) {
                long[] t = m[pivot];
                m[pivot] = m[c];
                m[c] = t;
                det = P - det;
            }
            det = det * m[c][c] % P;
            long inv = pow(m[c][c], P - 2);
            for (int r = c + 1; r < n; r++) {
                long f = m[r][c] * inv % P;
                if (f == 0) continue;
                for (int k = c; k < n; k++) {
                    m[r][k] = (m[r][k] + (P - f) * m[c][k]) % P;
                }
            }
        }
        System.out.println(det % P);
    }
}
