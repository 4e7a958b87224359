import java.io.*;

// product of 2x2 matrices, one per digit, by halving
public class D {
    static final long P = 1_000_000_007L;
    static String s;

    static long[] times(long[] x, long[] y) {
        return new long[]{
            (x[0] * y[0] + x[1] * y[2]) % P, (x[0] * y[1] + x[1] * y[3]) % P,
            (x[2] * y[0] + x[3] * y[2]) % P, (x[2] * y[1] + x[3] * y[3]) % P };
    }

    // row vector (now, before) times matrix
    static long[] digit(int i) {
        int d = s.charAt(i) - '0', e = i == 0 ? 0 : s.charAt(i - 1) - '0';
        long one = d == 0 ? 0 : 1;
        long two = e == 1 || (e == 2 && d <= 6) ? 1 : 0;
        return new long[]{ one, 1, two, 0 };
    }

    static long[] product(int from, int to) {
        if (to - from == 1) return digit(from);
        int mid = (from + to) >>> 1;
        return times(product(from, mid), product(mid, to));
    }

    public static void main(String[] args) throws IOException {
        s = new BufferedReader(new InputStreamReader(System.in)).readLine().trim();
        System.out.println(product(0, s.length())[0]);
    }
}
