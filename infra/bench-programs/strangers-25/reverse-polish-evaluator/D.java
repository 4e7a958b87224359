import java.io.IOException;

public class D {
    public static void main(String[] args) throws IOException {
        byte[] s = System.in.readAllBytes();
        int i = 0, end = s.length;
        int k = 0;
        while (s[i] < '0') i++;
        while (i < end && s[i] >= '0') k = k * 10 + s[i++] - '0';
        long[] st = new long[k / 2 + 2];
        int sp = 0;
        while (i < end) {
            byte c = s[i];
            if (c <= ' ') {
                i++;
                continue;
            }
            boolean sign = c == '-' && i + 1 < end && s[i + 1] >= '0';
            if (sign || c >= '0') {
                if (sign) i++;
                long v = 0;
                while (i < end && s[i] >= '0') v = v * 10 + s[i++] - '0';
                st[sp++] = sign ? -v : v;
            } else {
                long r = st[--sp];
                if (c == '+') st[sp - 1] += r;
                else if (c == '-') st[sp - 1] -= r;
                else if (c == '*') st[sp - 1] *= r;
                else st[sp - 1] /= r;
                i++;
            }
        }
        System.out.println(st[0]);
    }
}
