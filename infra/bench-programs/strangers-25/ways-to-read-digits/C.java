import java.io.*;

public class C {
    static final long P = 1_000_000_007L;
    static byte[] s;

    record Matrix(long a, long b, long c, long d) {
        Matrix times(Matrix o) {
            return new Matrix(
                (a * o.a + b * o.c) % P, (a * o.b + b * o.d) % P,
                (c * o.a + d * o.c) % P, (c * o.b + d * o.d) % P);
        }
    }

    // (ways up to i, ways up to i-1) times this gives the same pair one digit later
    static Matrix digit(int i) {
        long alone = s[i] == '0' ? 0 : 1;
        long pair = i > 0 && (s[i - 1] == '1' || s[i - 1] == '2' && s[i] <= '6') ? 1 : 0;
        return new Matrix(alone, 1, pair, 0);
    }

    static Matrix product(int from, int to) {
        if (to - from == 1) return digit(from);
        int mid = (from + to) / 2;
        return product(from, mid).times(product(mid, to));
    }

    public static void main(String[] args) throws IOException {
        s = System.in.readAllBytes();
        int n = 0;
        while (n < s.length && s[n] >= '0' && s[n] <= '9') n++;
        System.out.println(product(0, n).a());
    }
}
