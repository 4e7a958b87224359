import java.io.*;

public class R4 {
    // bytes in, one pass, no strings
    public static void main(String[] x) throws IOException {
        byte[] d = System.in.readAllBytes();
        int p = 0, m = d.length, top = 0;
        while (d[p] != '\n') p++;
        long[] s = new long[100_005];
        while (p < m) {
            byte b = d[p++];
            if (b <= ' ') continue;
            boolean lone = p >= m || d[p] <= ' ';
            if (lone && (b < '0' || b > '9')) {
                long r = s[--top], l = s[--top];
                s[top++] = b == '+' ? l + r : b == '-' ? l - r : b == '*' ? l * r : l / r;
                continue;
            }
            long v = b == '-' ? 0 : b - '0';
            while (p < m && d[p] > ' ') v = v * 10 + d[p++] - '0';
            s[top++] = b == '-' ? -v : v;
        }
        System.out.println(s[0]);
    }
}
