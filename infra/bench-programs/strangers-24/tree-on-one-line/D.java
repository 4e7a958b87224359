import java.io.*;

public class D {
    static final int MAX = 80_005;
    static final int[] val = new int[MAX], lc = new int[MAX], rc = new int[MAX];
    static int cnt = 0;
    static byte[] in;
    static int p = 0;
    static byte[] out = new byte[1 << 21];
    static int o = 0;

    static int fork(int v) { val[cnt] = v; lc[cnt] = rc[cnt] = -1; return cnt++; }

    static int number() {
        boolean neg = in[p] == '-';
        if (neg) p++;
        int v = 0;
        while (p < in.length && in[p] >= '0' && in[p] <= '9') v = v * 10 + in[p++] - '0';
        return neg ? -v : v;
    }

    static void blanks() { while (p < in.length && in[p] <= ' ') p++; }

    static void put(int v) {
        if (v < 0) { out[o++] = '-'; v = -v; }
        int d = 1;
        while (v / d >= 10) d *= 10;
        for (; d > 0; d /= 10) out[o++] = (byte) ('0' + v / d % 10);
    }

    static void write() {
        number();
        blanks();
        fork(number());
        blanks();
        int who = 0;
        boolean right = false;
        while (p < in.length) {
            int child = -1;
            if (in[p] == 'n') p += 4; else child = fork(number());
            if (right) { rc[who++] = child; right = false; }
            else { lc[who] = child; right = true; }
            blanks();
        }
        // state of the fork on top: 0 fresh, 1 left done, 2 all done
        int[] stack = new int[1000];
        byte[] state = new byte[1000];
        int top = 0;
        while (top >= 0) {
            int v = stack[top];
            boolean leaf = lc[v] < 0 && rc[v] < 0;
            int next = -1;
            switch (state[top]++) {
                case 0:
                    put(val[v]);
                    if (!leaf) out[o++] = '(';
                    next = lc[v];
                    break;
                case 1:
                    if (rc[v] >= 0) out[o++] = ',';
                    next = rc[v];
                    break;
                default:
                    if (!leaf) out[o++] = ')';
                    top--;
            }
            if (next >= 0) { stack[++top] = next; state[top] = 0; }
        }
    }

    static void read() {
        int[] stack = new int[1000];
        int top = 0, last = -1;
        boolean right = false;
        while (p < in.length && in[p] > ' ') {
            switch (in[p]) {
                case '(': stack[top++] = last; right = false; p++; break;
                case ',': right = true; p++; break;
                case ')': last = stack[--top]; p++; break;
                default:
                    last = fork(number());
                    if (top > 0) {
                        if (right) rc[stack[top - 1]] = last; else lc[stack[top - 1]] = last;
                    }
            }
        }
        int[] row = new int[2 * cnt + 1];
        int len = 1, real = 0;
        for (int i = 0; i < len; i++) {
            int v = row[i];
            if (v < 0) continue;
            real = i + 1;
            row[len++] = lc[v];
            row[len++] = rc[v];
        }
        put(real);
        out[o++] = '\n';
        for (int i = 0; i < real; i++) {
            if (i > 0) out[o++] = ' ';
            if (row[i] >= 0) put(val[row[i]]);
            else { out[o++] = 'n'; out[o++] = 'u'; out[o++] = 'l'; out[o++] = 'l'; }
        }
    }

    public static void main(String[] args) throws IOException {
        in = System.in.readAllBytes();
        blanks();
        boolean w = in[p] == 'w';
        while (in[p] > ' ') p++;
        blanks();
        if (w) write(); else read();
        out[o++] = '\n';
        System.out.write(out, 0, o);
        System.out.flush();
    }
}
