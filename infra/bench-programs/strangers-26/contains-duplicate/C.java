import java.io.DataInputStream;
import java.io.IOException;

public class C {
    static final byte[] BUF = new byte[1 << 14];
    static int have = 0, at = 0;
    static DataInputStream in = new DataInputStream(System.in);

    static int next() throws IOException {
        if (at == have) {
            have = in.read(BUF, 0, BUF.length);
            at = 0;
            if (have <= 0) { have = 0; return -1; }
        }
        return BUF[at++];
    }

    static int number() throws IOException {
        int c = next();
        while (c != '-' && (c < '0' || c > '9')) c = next();
        boolean minus = c == '-';
        if (minus) c = next();
        int v = 0;
        while (c >= '0' && c <= '9') {
            v = v * 10 + c - '0';
            c = next();
        }
        return minus ? -v : v;
    }

    public static void main(String[] args) throws IOException {
        int n = number();
        int size = 4;
        while (size < 2 * n) size <<= 1;
        int mask = size - 1;
        int[] slot = new int[size];
        boolean[] full = new boolean[size];
        for (int i = 0; i < n; i++) {
            int v = number();
            int h = v * 0x9E3779B1;
            h ^= h >>> 15;
            h = (h * 0x85EBCA6B ^ h >>> 13) & mask;
            while (full[h]) {
                if (slot[h] == v) {
                    System.out.println("true");
                    return;
                }
                h = (h + 1) & mask;
            }
            full[h] = true;
            slot[h] = v;
        }
        System.out.println("false");
    }
}
