import java.io.*;

public class RightRadix {
    static byte[] buf = new byte[1 << 16];
    static int len, ptr;

    static int rb() throws IOException {
        if (ptr == len) { len = System.in.read(buf); ptr = 0; if (len <= 0) return -1; }
        return buf[ptr++];
    }

    static int ni() throws IOException {
        int c = rb(), x = 0;
        while (c < 48) c = rb();
        for (; c >= 48; c = rb()) x = x * 10 + c - 48;
        return x;
    }

    static int[] f;

    static int g(int x) { return f[x] < 0 ? x : (f[x] = g(f[x])); }

    public static void main(String[] z) throws IOException {
        int n = ni(), m = ni();
        int[] a = new int[m], b = new int[m], w = new int[m], o = new int[m], p = new int[m];
        for (int i = 0; i < m; i++) { a[i] = ni(); b[i] = ni(); w[i] = ni(); o[i] = i; }
        for (int sh = 0; sh < 30; sh += 15) {
            int[] c = new int[32769];
            for (int i = 0; i < m; i++) c[(w[i] >> sh & 32767) + 1]++;
            for (int i = 0; i < 32768; i++) c[i + 1] += c[i];
            for (int i : o) p[c[w[i] >> sh & 32767]++] = i;
            int[] t = o; o = p; p = t;
        }
        f = new int[n + 1];
        java.util.Arrays.fill(f, -1);
        long s = 0;
        int k = n;
        for (int i : o) {
            int x = g(a[i]), y = g(b[i]);
            if (x == y) continue;
            if (f[x] > f[y]) { int t = x; x = y; y = t; }
            f[x] += f[y];
            f[y] = x;
            s += w[i];
            if (--k == 1) break;
        }
        System.out.println(k == 1 ? s : -1);
    }
}
