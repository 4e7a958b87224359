import java.io.*;

public class C {
    static final byte[] buf = new byte[1 << 16];
    static int len, ptr;

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
        while (c < '0') c = read();
        int x = 0;
        while (c >= '0') {
            x = x * 10 + c - '0';
            c = read();
        }
        return x;
    }

    public static void main(String[] args) throws IOException {
        int n = nextInt();
        int[] l = new int[n + 1], r = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            l[i] = nextInt();
            r[i] = nextInt();
        }
        int[] order = new int[n];
        int tail = 0;
        order[tail++] = 1;
        for (int head = 0; head < tail; head++) {
            int b = order[head];
            if (l[b] != 0) order[tail++] = l[b];
            if (r[b] != 0) order[tail++] = r[b];
        }
        int[] h = new int[n + 1];
        int bad = 0;
        while (tail > 0) {
            int b = order[--tail];
            int x = h[l[b]], y = h[r[b]];
            if (x - y > 1 || y - x > 1) bad++;
            h[b] = (x > y ? x : y) + 1;
        }
        System.out.println(bad);
    }
}
