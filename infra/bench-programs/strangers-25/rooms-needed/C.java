import java.io.*;

public class C {
    private static final byte[] buf = new byte[1 << 16];
    private static int len, ptr;

    private static int read() throws IOException {
        if (ptr == len) {
            len = System.in.read(buf, 0, buf.length);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return buf[ptr++];
    }

    private static int nextInt() throws IOException {
        int c = read();
        while (c < '0') c = read();
        int v = 0;
        while (c >= '0') {
            v = v * 10 + c - '0';
            c = read();
        }
        return v;
    }

    private static int[] sorted(int[] a) {
        int[] from = a, to = new int[a.length];
        for (int shift = 0; shift <= 16; shift += 16) {
            int[] place = new int[(1 << 16) + 1];
            for (int x : from) place[(x >>> shift & 0xFFFF) + 1]++;
            for (int i = 1; i <= 1 << 16; i++) place[i] += place[i - 1];
            for (int x : from) to[place[x >>> shift & 0xFFFF]++] = x;
            int[] t = from;
            from = to;
            to = t;
        }
        return from;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] start = new int[n], end = new int[n];
        for (int i = 0; i < n; i++) start[i] = nextInt();
        for (int i = 0; i < n; i++) end[i] = nextInt();
        start = sorted(start);
        end = sorted(end);
        int ended = 0, most = 0;
        for (int begun = 1; begun <= n; begun++) {
            while (end[ended] <= start[begun - 1]) ended++;
            most = Math.max(most, begun - ended);
        }
        System.out.println(most);
    }
}
