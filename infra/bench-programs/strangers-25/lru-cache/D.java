import java.io.*;

public class D {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 15));

    static int letter() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        return c;
    }

    static int number() throws IOException {
        int c = in.read();
        while (c < '0' || c > '9') c = in.read();
        int r = 0;
        while (c >= '0' && c <= '9') {
            r = r * 10 + (c - '0');
            c = in.read();
        }
        return r;
    }

    static int[] key, val, prev, next, chain, bucket;
    static int mask;

    static int slot(int k) {
        int h = k * 0x9E3779B1;
        return (h ^ h >>> 15) & mask;
    }

    static int find(int k) {
        int i = bucket[slot(k)];
        while (i != 0 && key[i] != k) i = chain[i];
        return i;
    }

    static void unlink(int i) {
        next[prev[i]] = next[i];
        prev[next[i]] = prev[i];
    }

    static void front(int i) {
        next[i] = next[0];
        prev[i] = 0;
        prev[next[0]] = i;
        next[0] = i;
    }

    static void forget(int i) {
        int s = slot(key[i]);
        if (bucket[s] == i) {
            bucket[s] = chain[i];
            return;
        }
        int j = bucket[s];
        while (chain[j] != i) j = chain[j];
        chain[j] = chain[i];
    }

    public static void main(String[] args) throws IOException {
        int cap = number(), q = number();
        cap = Math.min(cap, q);
        key = new int[cap + 1];
        val = new int[cap + 1];
        prev = new int[cap + 1];
        next = new int[cap + 1];
        chain = new int[cap + 1];
        mask = Integer.highestOneBit(cap) * 4 - 1;
        bucket = new int[mask + 1];
        int used = 0;
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 15), false);
        while (q-- > 0) {
            boolean get = letter() == 'g';
            int k = number();
            int i = find(k);
            if (get) {
                if (i == 0) {
                    out.print("-1\n");
                } else {
                    unlink(i);
                    front(i);
                    out.print(val[i]);
                    out.print('\n');
                }
                continue;
            }
            int v = number();
            if (i != 0) {
                unlink(i);
            } else {
                if (used < cap) {
                    i = ++used;
                } else {
                    i = prev[0];
                    unlink(i);
                    forget(i);
                }
                key[i] = k;
                int s = slot(k);
                chain[i] = bucket[s];
                bucket[s] = i;
            }
            val[i] = v;
            front(i);
        }
        out.flush();
    }
}
