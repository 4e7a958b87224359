import java.io.DataInputStream;
import java.io.IOException;

public class FastBytes {
    static DataInputStream din = new DataInputStream(System.in);
    static byte[] buf = new byte[1 << 16];
    static int len = 0, ptr = 0;

    static int read() throws IOException {
        if (ptr == len) {
            len = din.read(buf, ptr = 0, buf.length);
            if (len <= 0) return -1;
        }
        return buf[ptr++];
    }

    static int nextInt() throws IOException {
        int c = read();
        while (c <= ' ') c = read();
        int r = 0;
        while (c >= '0' && c <= '9') {
            r = r * 10 + c - '0';
            c = read();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] cnt = new int[1001];
        while (n-- > 0) cnt[nextInt()]++;
        int mode = 0;
        for (int v = 0; v <= 1000; v++) if (cnt[v] > cnt[mode]) mode = v;
        System.out.println(mode + " " + cnt[mode]);
    }
}
