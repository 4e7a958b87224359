import java.io.*;

public class D {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 15));

    static long next() throws IOException {
        int c = in.read();
        while (c != '-' && (c < '0' || c > '9')) c = in.read();
        boolean neg = c == '-';
        if (neg) c = in.read();
        long x = 0;
        for (; c >= '0' && c <= '9'; c = in.read()) x = x * 10 + c - '0';
        return neg ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next();
        int at = (int) next();
        long[] num = new long[n + 1];
        int[] link = new int[n + 1];
        for (int i = 1; i <= n; i++) num[i] = next() + 2_000_000_000L;
        for (int i = 1; i <= n; i++) link[i] = (int) next();
        int[] order = new int[n], other = new int[n];
        for (int i = 0; i < n; i++, at = link[at]) order[i] = at;
        for (int shift = 0; shift < 32; shift += 8) {
            int[] start = new int[257];
            for (int box : order) start[(int) (num[box] >> shift & 255) + 1]++;
            for (int d = 0; d < 256; d++) start[d + 1] += start[d];
            for (int box : order) other[start[(int) (num[box] >> shift & 255)]++] = box;
            int[] t = order;
            order = other;
            other = t;
        }
        PrintStream out = new PrintStream(new BufferedOutputStream(System.out, 1 << 15));
        for (int i = 0; i < n; i++) {
            if (i > 0) out.print(' ');
            out.print(order[i]);
        }
        out.println();
        out.flush();
    }
}
