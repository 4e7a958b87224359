import java.io.*;

public class C {
    static final class Bag {
        final int[] key, count;
        final int mask;
        int distinct;

        Bag(int n) {
            int cap = 4;
            while (cap < 2 * n) cap <<= 1;
            key = new int[cap];
            count = new int[cap];
            java.util.Arrays.fill(count, -1);
            mask = cap - 1;
        }

        int slot(int x) {
            int h = x * 0x9E3779B1;
            h ^= h >>> 15;
            int i = h & mask;
            while (count[i] >= 0 && key[i] != x) i = (i + 1) & mask;
            if (count[i] < 0) {
                key[i] = x;
                count[i] = 0;
            }
            return i;
        }

        void add(int x) {
            if (count[slot(x)]++ == 0) distinct++;
        }

        void remove(int x) {
            if (--count[slot(x)] == 0) distinct--;
        }
    }

    static final InputStream in = new BufferedInputStream(System.in, 1 << 16);

    static int readInt() throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean neg = c == '-';
        if (neg) c = in.read();
        int v = 0;
        for (; c >= '0' && c <= '9'; c = in.read()) v = v * 10 + c - '0';
        return neg ? -v : v;
    }

    public static void main(String[] args) throws IOException {
        int n = readInt(), k = readInt();
        int[] tree = new int[n];
        for (int i = 0; i < n; i++) tree[i] = readInt();
        Bag bag = new Bag(n);
        int lo = 0, best = 0, times = 0;
        for (int hi = 0; hi < n; hi++) {
            bag.add(tree[hi]);
            while (bag.distinct > k) bag.remove(tree[lo++]);
            int len = hi - lo + 1;
            if (len > best) {
                best = len;
                times = 0;
            }
            if (len == best) times++;
        }
        System.out.println(best + " " + times);
    }
}
