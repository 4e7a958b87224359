import java.io.*;

public class E {
    static final class Places {
        private final int mask, shift;
        private final int[] key, place;

        Places(int n) {
            int bits = 2;
            while (1 << bits < 2 * n) bits++;
            mask = (1 << bits) - 1;
            shift = 32 - bits;
            key = new int[mask + 1];
            place = new int[mask + 1];
        }

        private int slot(int x) {
            int i = x * 0x9E3779B9 >>> shift;
            while (place[i] != 0 && key[i] != x) i = i + 1 & mask;
            return i;
        }

        void put(int x, int p) {
            int i = slot(x);
            key[i] = x;
            place[i] = p + 1;
        }

        int get(int x) {
            return place[slot(x)] - 1;
        }
    }

    static final DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int number() throws IOException {
        int b = in.read();
        while (b != '-' && (b < '0' || b > '9')) b = in.read();
        int sign = 1, x = 0;
        if (b == '-') {
            sign = -1;
            b = in.read();
        }
        for (; b >= '0' && b <= '9'; b = in.read()) x = x * 10 + (b - '0');
        return sign * x;
    }

    public static void main(String[] args) throws IOException {
        int n = number(), q = number();
        Places places = new Places(n);
        for (int i = 0; i < n; i++) places.put(number(), i);
        PrintWriter out = new PrintWriter(new BufferedOutputStream(System.out));
        for (int i = 0; i < q; i++) out.println(places.get(number()));
        out.flush();
    }
}
