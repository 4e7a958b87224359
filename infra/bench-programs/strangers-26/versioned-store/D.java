import java.io.*;

public class D {
    static final DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int skip() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        return c;
    }

    static int number() throws IOException {
        int x = 0;
        for (int c = skip(); c > ' '; c = in.read()) x = x * 10 + c - '0';
        return x;
    }

    static long word() throws IOException {
        long w = 0;
        for (int c = skip(); c > ' '; c = in.read()) w = w * 27 + c - 'a' + 1;
        return w;
    }

    public static void main(String[] args) throws IOException {
        int q = number();
        int size = Integer.highestOneBit(2 * q) * 2;
        long[] name = new long[size];
        int[] newest = new int[size];
        // notes about a ship hang in a chain; entry 0 is the end of all chains
        int[] time = new int[q + 1], x = new int[q + 1];
        int[] before = new int[q + 1], jump = new int[q + 1], count = new int[q + 1];
        int notes = 0;
        final long SET = ((long) ('s' - 'a' + 1) * 27 + 'e' - 'a' + 1) * 27 + 't' - 'a' + 1;
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int i = 0; i < q; i++) {
            boolean set = word() == SET;
            int t = number();
            long w = word();
            int h = (int) ((w * 0x9E3779B97F4A7C15L) >>> 32) & (size - 1);
            while (name[h] != 0 && name[h] != w) h = (h + 1) & (size - 1);
            if (set) {
                int p = newest[h], v = ++notes;
                name[h] = w;
                newest[h] = v;
                time[v] = t;
                x[v] = number();
                before[v] = p;
                count[v] = count[p] + 1;
                int j = jump[p];
                jump[v] = count[p] - count[j] == count[j] - count[jump[j]] ? jump[j] : p;
            } else {
                int v = newest[h];
                while (time[v] > t) v = time[jump[v]] > t ? jump[v] : before[v];
                if (v == 0) out.println("none");
                else out.println(x[v]);
            }
        }
        out.flush();
    }
}
