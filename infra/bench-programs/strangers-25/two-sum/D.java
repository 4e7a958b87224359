import java.io.*;

public class D {
    static final class Table {
        private final int[] bucket, next, value;
        private int size = 0;
        private final int salt = (int) System.nanoTime() | 1;

        Table(int n) {
            bucket = new int[1 << 17];
            next = new int[n + 1];
            value = new int[n + 1];
        }

        private int hash(int v) {
            v *= salt;
            v ^= v >>> 16;
            return (v * 0x85EBCA6B) >>> 15;
        }

        void add(int v) {
            int b = hash(v);
            value[++size] = v;
            next[size] = bucket[b];
            bucket[b] = size;
        }

        int indexOf(int v) {
            int i = bucket[hash(v)];
            while (i != 0 && value[i] != v) i = next[i];
            return i - 1;
        }
    }

    static InputStream in = new BufferedInputStream(System.in, 65536);

    static int readInt() throws IOException {
        int c;
        do c = in.read(); while (c <= 32);
        boolean neg = c == '-';
        if (neg) c = in.read();
        int r = 0;
        for (; c >= '0' && c <= '9'; c = in.read()) r = 10 * r + c - '0';
        return neg ? -r : r;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt();
        long target = readInt();
        Table seen = new Table(n);
        for (int j = 0; j < n; j++) {
            int v = readInt();
            long need = target - v;
            if (need >= -1_000_000_000L && need <= 1_000_000_000L) {
                int i = seen.indexOf((int) need);
                if (i >= 0) {
                    System.out.println(i + " " + j);
                    return;
                }
            }
            seen.add(v);
        }
    }
}
