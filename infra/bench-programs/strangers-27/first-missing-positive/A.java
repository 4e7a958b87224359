import java.io.*;

public class A {
    static final InputStream IN = System.in;
    static final byte[] BUF = new byte[1 << 15];
    static int len = 0, ptr = 0;

    static int read() throws IOException {
        if (ptr == len) {
            len = IN.read(BUF, 0, BUF.length);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return BUF[ptr++];
    }

    static int nextInt() throws IOException {
        int c = read();
        while (c != '-' && (c < '0' || c > '9')) c = read();
        boolean minus = c == '-';
        if (minus) c = read();
        int x = 0;
        while (c >= '0' && c <= '9') {
            x = 10 * x + c - '0';
            c = read();
        }
        return minus ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = nextInt();
        for (int i = 0; i < n; i++) {
            while (a[i] > 0 && a[i] <= n && a[a[i] - 1] != a[i]) {
                int home = a[i] - 1;
                int t = a[home];
                a[home] = a[i];
                a[i] = t;
            }
        }
        int tag = 1;
        while (tag <= n && a[tag - 1] == tag) tag++;
        System.out.println(tag);
    }
}
