import java.io.*;

public class D {
    static final InputStream in = System.in;
    static final byte[] buf = new byte[1 << 15];
    static int len = 0, at = 0;

    static int read() throws IOException {
        if (at == len) {
            len = in.read(buf, 0, buf.length);
            at = 0;
            if (len <= 0) return -1;
        }
        return buf[at++];
    }

    static int nextInt() throws IOException {
        int c = read();
        while (c != '-' && (c < '0' || c > '9')) c = read();
        boolean neg = c == '-';
        if (neg) c = read();
        int x = 0;
        while (c >= '0' && c <= '9') {
            x = x * 10 + c - '0';
            c = read();
        }
        return neg ? -x : x;
    }

    // heap-ordered layout: node i has the children 2i and 2i+1
    static int n;
    static int[] key, place;
    static int next = 0;

    static void fill(int i) throws IOException {
        if (i > n) return;
        fill(2 * i);
        key[i] = nextInt();
        place[i] = next++;
        fill(2 * i + 1);
    }

    public static void main(String[] args) throws IOException {
        n = nextInt();
        int q = nextInt();
        key = new int[n + 1];
        place = new int[n + 1];
        fill(1);
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            int x = nextInt();
            int i = 1;
            while (i <= n) i = 2 * i + (key[i] < x ? 1 : 0);
            i >>= Integer.numberOfTrailingZeros(~i) + 1;
            out.println(i != 0 && key[i] == x ? place[i] : -1);
        }
        out.flush();
    }
}
