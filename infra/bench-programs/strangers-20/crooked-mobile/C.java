import java.io.*;

/** Take the lowest bars off one after the other, like a topological order from below. */
public class C {
    static InputStream in = System.in;
    static byte[] b = new byte[1 << 16];
    static int len, at;

    static int rd() throws IOException {
        if (at == len) {
            len = in.read(b, 0, b.length);
            at = 0;
            if (len <= 0) return -1;
        }
        return b[at++];
    }

    static int ni() throws IOException {
        int c = rd();
        while (c <= ' ') c = rd();
        int r = 0;
        while (c > ' ') {
            r = r * 10 + c - '0';
            c = rd();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] l = new int[n + 1], r = new int[n + 1], up = new int[n + 1];
        byte[] waits = new byte[n + 1];
        int[] ready = new int[n];
        int top = 0;
        for (int i = 1; i <= n; i++) {
            l[i] = ni();
            r[i] = ni();
            if (l[i] > 0) { up[l[i]] = i; waits[i]++; }
            if (r[i] > 0) { up[r[i]] = i; waits[i]++; }
            if (waits[i] == 0) ready[top++] = i;
        }
        short[] high = new short[n + 1];
        int crooked = 0;
        while (top > 0) {
            int v = ready[--top];
            int x = high[l[v]], y = high[r[v]];
            if (Math.abs(x - y) > 1) crooked++;
            high[v] = (short) (Math.max(x, y) + 1);
            int p = up[v];
            if (p != 0 && --waits[p] == 0) ready[top++] = p;
        }
        System.out.println(crooked);
    }
}
