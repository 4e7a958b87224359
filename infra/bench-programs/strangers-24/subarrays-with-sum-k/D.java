import java.io.*;

public class D {
    static final int SIZE = 1 << 19;
    static long[] key = new long[SIZE];
    static int[] cnt = new int[SIZE];

    static int slot(long x) {
        long h = x * 0x9E3779B97F4A7C15L;
        h ^= h >>> 32;
        h *= 0xD6E8FEB86659FD93L;
        int i = (int) (h >>> 45);
        while (cnt[i] != 0 && key[i] != x) i = (i + 1) & (SIZE - 1);
        return i;
    }

    static void put(long x) {
        int i = slot(x);
        key[i] = x;
        cnt[i]++;
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 65536));
        int n = (int) num(in);
        long k = num(in);
        long sum = 0, ans = 0;
        put(0);
        for (int i = 0; i < n; i++) {
            sum += num(in);
            ans += cnt[slot(sum - k)];
            put(sum);
        }
        System.out.println(ans);
    }

    static long num(InputStream in) throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        boolean minus = c == '-';
        if (minus) c = in.read();
        long v = 0;
        while (c >= '0') { v = v * 10 + (c - '0'); c = in.read(); }
        return minus ? -v : v;
    }
}
