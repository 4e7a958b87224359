import java.io.IOException;
import java.io.InputStream;

public class C {
    private static final InputStream IN = System.in;
    private static final byte[] BUF = new byte[1 << 14];
    private static int len = 0, at = 0;

    private static int read() throws IOException {
        if (at == len) {
            len = IN.read(BUF);
            at = 0;
            if (len <= 0) return -1;
        }
        return BUF[at++];
    }

    private static int number() throws IOException {
        int b = read();
        while (b != '-' && (b < '0' || b > '9')) b = read();
        boolean minus = b == '-';
        if (minus) b = read();
        int v = 0;
        while (b >= '0' && b <= '9') {
            v = 10 * v + b - '0';
            b = read();
        }
        return minus ? -v : v;
    }

    public static void main(String[] args) throws IOException {
        int n = number();
        long up = number(), down = up, answer = up;
        for (int i = 1; i < n; i++) {
            int x = number();
            if (x < 0) {
                long t = up;
                up = down;
                down = t;
            }
            up = Math.max(x, up * x);
            down = Math.min(x, down * x);
            if (up > answer) answer = up;
        }
        System.out.println(answer);
    }
}
