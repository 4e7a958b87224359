import java.io.*;

public class D {
    private static final InputStream IN = new BufferedInputStream(System.in, 1 << 15);

    private static int next() throws IOException {
        int c = IN.read();
        while (c < '0') c = IN.read();
        int x = 0;
        while (c >= '0') {
            x = 10 * x + (c - '0');
            c = IN.read();
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        long before = 0, now = 0, credit = Long.MIN_VALUE / 2;
        for (int n = next(); n > 0; n--) {
            int p = next();
            credit = Math.max(credit, before - p);
            before = now;
            now = Math.max(now, credit + p);
        }
        System.out.println(now);
    }
}
