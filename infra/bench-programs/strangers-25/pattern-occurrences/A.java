import java.io.*;
import java.util.concurrent.ThreadLocalRandom;

public class A {
    static final long P = (1L << 61) - 1;

    static long mul(long a, long b) {
        long hi = Math.multiplyHigh(a, b), lo = a * b;
        long r = (lo & P) + ((lo >>> 61) | (hi << 3));
        return r >= P ? r - P : r;
    }

    static long push(long h, long base, int c) {
        h = mul(h, base) + c;
        return h >= P ? h - P : h;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        String text = in.readLine().trim(), figure = in.readLine().trim();
        int n = text.length(), m = figure.length();
        if (m > n) {
            System.out.println(0);
            return;
        }
        long base = ThreadLocalRandom.current().nextLong(1000, P - 1);
        long goal = 0, h = 0, lead = 1;
        for (int i = 0; i < m; i++) {
            goal = push(goal, base, figure.charAt(i));
            h = push(h, base, text.charAt(i));
            lead = mul(lead, base);
        }
        int times = h == goal ? 1 : 0;
        for (int i = m; i < n; i++) {
            h = push(h, base, text.charAt(i)) - mul(lead, text.charAt(i - m));
            if (h < 0) h += P;
            if (h == goal) times++;
        }
        System.out.println(times);
    }
}
