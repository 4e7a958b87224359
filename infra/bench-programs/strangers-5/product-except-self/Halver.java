import java.io.*;

public class Halver {
    private final long[] cells;
    private final long[] answer;

    Halver(long[] cells) {
        this.cells = cells;
        this.answer = new long[cells.length];
    }

    private long multiply(int from, int to) {
        long p = 1;
        while (from < to) p *= cells[from++];
        return p;
    }

    // everything outside of [from, to) is already inside "outer"
    private void descend(int from, int to, long outer) {
        if (to - from == 1) {
            answer[from] = outer;
            return;
        }
        int half = from + to >>> 1;
        long left = multiply(from, half);
        long right = multiply(half, to);
        descend(from, half, outer * right);
        descend(half, to, outer * left);
    }

    public static void main(String[] args) throws IOException {
        DataInputStream raw = new DataInputStream(new BufferedInputStream(System.in, 1 << 15));
        int n = next(raw);
        long[] v = new long[n];
        for (int i = 0; i < n; i++) v[i] = next(raw);
        Halver h = new Halver(v);
        h.descend(0, n, 1L);
        StringBuilder text = new StringBuilder();
        for (long x : h.answer) text.append(x).append(' ');
        System.out.println(text.toString().trim());
    }

    private static int next(InputStream in) throws IOException {
        int b = in.read();
        while (b <= ' ') b = in.read();
        boolean minus = b == '-';
        if (minus) b = in.read();
        int r = 0;
        for (; b > ' '; b = in.read()) r = r * 10 + b - '0';
        return minus ? -r : r;
    }
}
