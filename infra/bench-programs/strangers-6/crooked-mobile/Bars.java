import java.io.*;

public class Bars {
    static final byte[] buf = new byte[1 << 15];
    static int len, ptr;
    static final InputStream in = System.in;

    static int get() throws IOException {
        if (ptr == len) {
            len = in.read(buf);
            ptr = 0;
            if (len <= 0) return -1;
        }
        return buf[ptr++];
    }

    static int readInt() throws IOException {
        int c;
        do c = get(); while (c <= 32);
        int v = 0;
        for (; c > 32; c = get()) v = v * 10 + (c & 15);
        return v;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt();
        int[] a = new int[n + 1], b = new int[n + 1], height = new int[n + 1], order = new int[n];
        for (int i = 1; i <= n; i++) {
            a[i] = readInt();
            b[i] = readInt();
        }
        int end = 0;
        order[end++] = 1;
        for (int i = 0; i < end; i++) {
            int v = order[i];
            if (a[v] != 0) order[end++] = a[v];
            if (b[v] != 0) order[end++] = b[v];
        }
        int crooked = 0;
        while (end-- > 0) {
            int v = order[end];
            int x = height[a[v]], y = height[b[v]];
            if (x - y > 1 || y - x > 1) crooked++;
            height[v] = 1 + (x > y ? x : y);
        }
        System.out.println(crooked);
    }
}
