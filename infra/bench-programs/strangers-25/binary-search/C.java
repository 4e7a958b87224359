import java.io.*;

public class C {
    static final InputStream in = System.in;
    static final byte[] buf = new byte[1 << 14];
    static int len = 0, ptr = 0;

    static int b() throws IOException {
        if (ptr == len) {
            len = in.read(buf);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return buf[ptr++];
    }

    static int num() throws IOException {
        int c = b();
        while (c != '-' && (c < '0' || c > '9')) c = b();
        boolean neg = c == '-';
        if (neg) c = b();
        int x = 0;
        for (; c >= '0' && c <= '9'; c = b()) x = x * 10 + c - '0';
        return neg ? -x : x;
    }

    public static void main(String[] x) throws IOException {
        int n = num(), q = num();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = num();
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int top = Integer.highestOneBit(n);
        while (q-- > 0) {
            int t = num();
            int pos = -1;
            for (int jump = top; jump > 0; jump >>= 1)
                if (pos + jump < n && a[pos + jump] <= t) pos += jump;
            out.println(pos >= 0 && a[pos] == t ? pos : -1);
        }
        out.flush();
    }
}
