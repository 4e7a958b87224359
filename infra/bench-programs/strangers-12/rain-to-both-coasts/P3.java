import java.io.*;

public class P3 {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int ni() throws IOException {
        int b = in.read();
        while (b < '0') b = in.read();
        int x = 0;
        while (b >= '0') {
            x = x * 10 + b - '0';
            b = in.read();
        }
        return x;
    }

    static int r, c, W, sp;
    static int[] h, stack;
    static byte[] m;

    static void push(int p, int bit) {
        if ((m[p] & bit) == 0) {
            m[p] |= bit;
            stack[sp++] = p;
        }
    }

    public static void main(String[] x) throws IOException {
        r = ni();
        c = ni();
        W = c + 2;
        h = new int[(r + 2) * W];
        java.util.Arrays.fill(h, -1); // a wall of -1 around the island
        for (int i = 1; i <= r; i++)
            for (int j = 1; j <= c; j++) h[i * W + j] = ni();
        m = new byte[h.length];
        stack = new int[r * c];
        int[] d = {1, -1, W, -W};
        for (int bit = 1; bit <= 2; bit++) {
            sp = 0;
            for (int j = 1; j <= c; j++) push((bit == 1 ? 1 : r) * W + j, bit);
            for (int i = 1; i <= r; i++) push(i * W + (bit == 1 ? 1 : c), bit);
            while (sp > 0) {
                int p = stack[--sp];
                for (int e : d) if (h[p + e] >= h[p]) push(p + e, bit);
            }
        }
        int n = 0;
        for (byte b : m) if (b == 3) n++;
        System.out.println(n);
    }
}
