import java.io.*;

public class D {
    static final byte[] BUF = new byte[1 << 14];
    static int have = 0, ptr = 0;

    static int read() throws IOException {
        if (ptr == have) {
            have = System.in.read(BUF, 0, BUF.length);
            ptr = 0;
            if (have <= 0) return -1;
        }
        return BUF[ptr++];
    }

    static int nextInt() throws IOException {
        int c = read();
        while (c != '-' && (c < '0' || c > '9')) c = read();
        boolean neg = c == '-';
        if (neg) c = read();
        int v = 0;
        while (c >= '0' && c <= '9') {
            v = v * 10 + c - '0';
            c = read();
        }
        return neg ? -v : v;
    }

    static int search(int[] a, int x) {
        int lo = 0, hi = a.length - 1;
        while (lo <= hi) {
            int mid = (lo + hi) / 2;
            if (a[mid] == x) return mid;
            if (a[lo] <= a[mid]) {
                if (a[lo] <= x && x < a[mid]) hi = mid - 1;
                else lo = mid + 1;
            } else {
                if (a[mid] < x && x <= a[hi]) lo = mid + 1;
                else hi = mid - 1;
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt(), q = nextInt();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = nextInt();
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 14), false);
        while (q-- > 0) {
            out.print(search(a, nextInt()));
            out.print('\n');
        }
        out.flush();
    }
}
