import java.io.*;

public class C {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int ni() throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean neg = c == '-';
        if (neg) c = in.read();
        long r = 0;
        while (c >= '0' && c <= '9') {
            r = r * 10 + c - '0';
            c = in.read();
        }
        return (int) (neg ? -r : r);
    }

    static final int SIZE = 1 << 18;
    static int[] key = new int[SIZE], pos = new int[SIZE]; // pos 0 = free

    static int slot(int k) {
        int h = (k * 0x9E3779B9) >>> 14;
        while (pos[h] != 0 && key[h] != k) h = (h + 1) & (SIZE - 1);
        return h;
    }

    public static void main(String[] args) throws IOException {
        int n = ni();
        long target = ni();
        for (int i = 1; i <= n; i++) {
            int x = ni();
            long need = target - x;
            if (need >= -1_000_000_000L && need <= 1_000_000_000L) {
                int s = slot((int) need);
                if (pos[s] != 0) {
                    System.out.println((pos[s] - 1) + " " + (i - 1));
                    return;
                }
            }
            int s = slot(x);
            key[s] = x;
            pos[s] = i;
        }
    }
}
