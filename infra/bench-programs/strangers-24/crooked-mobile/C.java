import java.io.*;

public class C {
    static final InputStream in = System.in;
    static final byte[] buf = new byte[1 << 16];
    static int len = 0, ptr = 0;

    static int read() throws IOException {
        if (ptr == len) {
            len = in.read(buf, 0, buf.length);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return buf[ptr++];
    }

    static int nextInt() throws IOException {
        int c = read();
        while (c < '0') c = read();
        int r = 0;
        while (c >= '0') {
            r = r * 10 + (c - '0');
            c = read();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] l = new int[n + 1], r = new int[n + 1], stack = new int[n + 1], order = new int[n];
        for (int i = 1; i <= n; i++) {
            l[i] = nextInt();
            r[i] = nextInt();
        }
        int sp = 0, k = 0;
        stack[sp++] = 1;
        while (sp > 0) {
            int v = stack[--sp];
            order[k++] = v;
            if (l[v] != 0) stack[sp++] = l[v];
            if (r[v] != 0) stack[sp++] = r[v];
        }
        int[] h = new int[n + 1];
        int count = 0;
        while (k > 0) {
            int v = order[--k];
            int a = h[l[v]], b = h[r[v]];
            h[v] = Math.max(a, b) + 1;
            if (Math.abs(a - b) > 1) count++;
        }
        System.out.println(count);
    }
}
