import java.io.*;

public class D {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in));
    static byte[] chunk = new byte[1 << 16];
    static int have = 0, used = 0;

    static int get() throws IOException {
        if (used == have) {
            have = in.read(chunk, 0, chunk.length);
            used = 0;
            if (have <= 0) { have = 0; return -1; }
        }
        return chunk[used++];
    }

    static int num() throws IOException {
        int c = get();
        while (c < '0') c = get();
        int r = 0;
        for (; c >= '0'; c = get()) r = r * 10 + c - '0';
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = num();
        int[] kid = new int[n + 1], dad = new int[n + 1];
        int[] wait = new int[n + 1];
        int[] hi = new int[n + 1], lo = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            int a = num(), b = num();
            dad[a] = i;
            dad[b] = i;
            wait[i] = (a > 0 ? 1 : 0) + (b > 0 ? 1 : 0);
        }
        dad[1] = 0;
        dad[0] = 0;
        int top = 0, bad = 0;
        for (int i = 1; i <= n; i++) if (wait[i] == 0) kid[top++] = i;
        while (top > 0) {
            int v = kid[--top];
            if (hi[v] - lo[v] > 1) bad++;
            int h = hi[v] + 1, p = dad[v];
            if (p == 0) continue;
            if (h > hi[p]) { lo[p] = hi[p]; hi[p] = h; }
            else lo[p] = h;
            if (--wait[p] == 0) kid[top++] = p;
        }
        System.out.println(bad);
    }
}
