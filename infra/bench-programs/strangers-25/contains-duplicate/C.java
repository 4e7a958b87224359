import java.io.DataInputStream;
import java.io.IOException;

public class C {
    private static final byte[] buf = new byte[1 << 15];
    private static int len = 0, at = 0;
    private static DataInputStream in = new DataInputStream(System.in);

    private static int b() throws IOException {
        if (at == len) {
            len = in.read(buf, 0, buf.length);
            at = 0;
            if (len <= 0) { len = 0; return -1; }
        }
        return buf[at++];
    }

    private static int num() throws IOException {
        int c = b();
        while (c != '-' && (c < '0' || c > '9')) c = b();
        boolean minus = c == '-';
        if (minus) c = b();
        int x = 0;
        for (; c >= '0' && c <= '9'; c = b()) x = x * 10 + (c & 15);
        return minus ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        int n = num();
        int[] from = new int[n], to = new int[n];
        for (int i = 0; i < n; i++) from[i] = num();
        for (int shift = 0; shift < 32; shift += 8) {
            int[] start = new int[257];
            for (int x : from) start[((x >>> shift) & 255) + 1]++;
            for (int i = 0; i < 256; i++) start[i + 1] += start[i];
            for (int x : from) to[start[(x >>> shift) & 255]++] = x;
            int[] t = from; from = to; to = t;
        }
        boolean twice = false;
        for (int i = 1; i < n; i++) twice |= from[i] == from[i - 1];
        System.out.println(twice);
    }
}
