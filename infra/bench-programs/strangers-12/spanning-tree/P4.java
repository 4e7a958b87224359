import java.io.*;

// Kruskal, edges sorted by two passes of 16-bit counting sort
public class P4 {
    static final InputStream IN = System.in;
    static final byte[] B = new byte[1 << 16];
    static int bl, bp;

    static int rd() throws IOException {
        if (bp == bl) {
            bl = IN.read(B);
            bp = 0;
            if (bl <= 0) return -1;
        }
        return B[bp++];
    }

    static int ni() throws IOException {
        int c = rd();
        while (c < 48) c = rd();
        int x = 0;
        for (; c >= 48; c = rd()) x = x * 10 + c - 48;
        return x;
    }

    static int[] pass(int[] ord, int[] key, int sh) {
        int[] cnt = new int[65537];
        for (int i : ord) cnt[(key[i] >> sh & 65535) + 1]++;
        for (int i = 0; i < 65536; i++) cnt[i + 1] += cnt[i];
        int[] r = new int[ord.length];
        for (int i : ord) r[cnt[key[i] >> sh & 65535]++] = i;
        return r;
    }

    static int f(int[] p, int x) {
        return p[x] < 0 ? x : (p[x] = f(p, p[x]));
    }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni();
        int[] a = new int[m], b = new int[m], c = new int[m], o = new int[m];
        for (int i = 0; i < m; i++) {
            a[i] = ni();
            b[i] = ni();
            c[i] = ni();
            o[i] = i;
        }
        o = pass(pass(o, c, 0), c, 16);
        int[] p = new int[n + 1];
        java.util.Arrays.fill(p, -1);
        long s = 0;
        int left = n - 1;
        for (int i : o) {
            int x = f(p, a[i]), y = f(p, b[i]);
            if (x == y) continue;
            if (p[x] > p[y]) {
                int h = x;
                x = y;
                y = h;
            }
            p[x] += p[y];
            p[y] = x;
            s += c[i];
            if (--left == 0) break;
        }
        System.out.println(left == 0 ? s : -1);
    }
}
