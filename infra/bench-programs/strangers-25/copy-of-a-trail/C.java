import java.io.*;

public class C {
    static InputStream is = System.in;
    static byte[] buf = new byte[65536];
    static int p, e;

    static int read() throws IOException {
        if (p == e) { e = is.read(buf); p = 0; if (e < 1) { e = 0; return -1; } }
        return buf[p++];
    }

    static int i() throws IOException {
        int c = read(), r = 0;
        while (c < 48) c = read();
        while (c >= 48) { r = r * 10 + c - 48; c = read(); }
        return r;
    }

    static final int BITS = 18, MASK = (1 << BITS) - 1;
    static int[] slot = new int[1 << BITS];   // index of the card + 1
    static int[] no;

    static int where(int key) {
        int h = (key * 0x9E3779B1) >>> (32 - BITS);
        while (slot[h] != 0 && no[slot[h] - 1] != key) h = (h + 1) & MASK;
        return h;
    }

    public static void main(String[] args) throws IOException {
        int n = i(), first = i();
        no = new int[n];
        int[] pic = new int[n], next = new int[n], hint = new int[n], copy = new int[n];
        for (int k = 0; k < n; k++) {
            no[k] = i(); pic[k] = i(); next[k] = i(); hint[k] = i();
            slot[where(no[k])] = k + 1;
        }
        int count = 0;
        for (int x = first; x != 0; ) {
            int k = slot[where(x)] - 1;
            copy[k] = ++count;
            x = next[k];
        }
        StringBuilder sb = new StringBuilder(count * 16);
        for (int x = first; x != 0; ) {
            int k = slot[where(x)] - 1;
            x = next[k];
            sb.append(pic[k]).append(' ').append(x == 0 ? 0 : copy[k] + 1).append(' ')
              .append(hint[k] == 0 ? 0 : copy[slot[where(hint[k])] - 1]).append('\n');
        }
        System.out.print(sb);
    }
}
