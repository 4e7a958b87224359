import java.io.*;

public class A {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));
    static final int NIL = Integer.MIN_VALUE;

    static int token() throws IOException {
        int c = in.read();
        while (c <= ' ') c = in.read();
        if (c == 'n') {
            while (c > ' ') c = in.read();
            return NIL;
        }
        boolean minus = c == '-';
        if (minus) c = in.read();
        int v = 0;
        while (c > ' ') {
            v = v * 10 + c - '0';
            c = in.read();
        }
        return minus ? -v : v;
    }

    public static void main(String[] args) throws IOException {
        int k = token();
        int[] val = new int[k], up = new int[k];
        int cnt = 0, slot = 0;
        for (int i = 0; i < k; i++) {
            int v = token();
            if (v != NIL) {
                val[cnt] = v;
                up[cnt] = i == 0 ? -1 : slot / 2;
                cnt++;
            }
            if (i > 0) slot++;
        }
        long[] first = new long[cnt], second = new long[cnt];
        long best = Long.MIN_VALUE;
        for (int i = cnt - 1; i >= 0; i--) {
            long arm = val[i] + first[i];
            best = Math.max(best, arm + second[i]);
            int p = up[i];
            if (p < 0) continue;
            if (arm > first[p]) {
                second[p] = first[p];
                first[p] = arm;
            } else if (arm > second[p]) second[p] = arm;
        }
        System.out.println(best);
    }
}
