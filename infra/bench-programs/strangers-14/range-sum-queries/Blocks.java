import java.io.*;

/** Square root decomposition: whole blocks are summed beforehand, the ragged ends one by one. */
public class Blocks {
    private final int[] values;
    private final long[] blockSum;
    private final int width;

    Blocks(int[] values) {
        this.values = values;
        this.width = Math.max(1, (int) Math.sqrt(values.length));
        this.blockSum = new long[values.length / width + 1];
        for (int i = 0; i < values.length; i++) blockSum[i / width] += values[i];
    }

    long sum(int from, int toInclusive) {
        long s = 0;
        int i = from;
        while (i <= toInclusive) {
            if (i % width == 0 && i + width - 1 <= toInclusive) {
                s += blockSum[i / width];
                i += width;
            } else {
                s += values[i++];
            }
        }
        return s;
    }

    private static final DataInputStream IN = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    private static int read() throws IOException {
        int c = IN.read();
        while (c != '-' && (c < '0' || c > '9')) c = IN.read();
        boolean minus = c == '-';
        if (minus) c = IN.read();
        int v = 0;
        while (c >= '0' && c <= '9') { v = v * 10 + c - '0'; c = IN.read(); }
        return minus ? -v : v;
    }

    public static void main(String[] args) throws IOException {
        int n = read(), q = read();
        int[] values = new int[n];
        for (int i = 0; i < n; i++) values[i] = read();
        Blocks blocks = new Blocks(values);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            int l = read(), r = read();
            sb.append(blocks.sum(l - 1, r - 1)).append('\n');
        }
        System.out.print(sb);
    }
}
