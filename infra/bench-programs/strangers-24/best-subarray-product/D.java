import java.io.*;

public class D {
    static final byte[] buf = new byte[1 << 14];
    static int len = 0, ptr = 0;

    static int rd() throws IOException {
        if (ptr == len) {
            len = System.in.read(buf, 0, buf.length);
            ptr = 0;
            if (len <= 0) { len = 0; return -1; }
        }
        return buf[ptr++];
    }

    static int num() throws IOException {
        int c = rd();
        while (c != '-' && (c < '0' || c > '9')) c = rd();
        boolean neg = c == '-';
        if (neg) c = rd();
        int v = 0;
        for (; c >= '0' && c <= '9'; c = rd()) v = v * 10 + c - '0';
        return neg ? -v : v;
    }

    public static void main(String[] args) throws IOException {
        int n = num();
        long best = Long.MIN_VALUE;
        long prod = 1;      // since the last mute
        long firstNeg = 0;  // product up to the first turned-over signal, 0 = none yet
        while (n-- > 0) {
            int x = num();
            long cand;
            if (x == 0) {
                cand = 0;
                prod = 1;
                firstNeg = 0;
            } else {
                prod *= x;
                if (prod > 0) cand = prod;
                else if (firstNeg != 0) cand = prod / firstNeg;
                else { cand = x; firstNeg = prod; }
            }
            if (cand > best) best = cand;
        }
        System.out.println(best);
    }
}
