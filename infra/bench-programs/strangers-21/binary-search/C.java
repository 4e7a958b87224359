import java.io.*;

public class C {
    static final byte[] buf = new byte[1 << 14];
    static int len = 0, ptr = 0;

    static int read() throws IOException {
        if (ptr == len) {
            len = System.in.read(buf, 0, buf.length);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return buf[ptr++];
    }

    static int nextInt() throws IOException {
        int c = read();
        while (c != '-' && (c < '0' || c > '9')) c = read();
        boolean neg = c == '-';
        if (neg) c = read();
        int r = 0;
        while (c >= '0' && c <= '9') {
            r = r * 10 + (c - '0');
            c = read();
        }
        return neg ? -r : r;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt(), q = nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = nextInt();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        final int top = Integer.highestOneBit(n);
        while (q-- > 0) {
            int v = nextInt(), pos = -1;
            for (int jump = top; jump > 0; jump >>= 1) {
                if (pos + jump < n && a[pos + jump] <= v) pos += jump;
            }
            out.println(pos >= 0 && a[pos] == v ? pos : -1);
        }
        out.flush();
    }
}
