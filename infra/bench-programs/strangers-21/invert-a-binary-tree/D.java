import java.io.*;

public class D {
    static final int NONE = Integer.MIN_VALUE;

    public static void main(String[] args) throws IOException {
        byte[] b = System.in.readAllBytes();
        int at = 0, k = 0;
        while (at < b.length && b[at] > ' ') k = k * 10 + b[at++] - '0';

        int[] tok = new int[k];
        for (int i = 0; i < k; i++) {
            while (b[at] <= ' ') at++;
            if (b[at] == 'n') {
                tok[i] = NONE;
                at += 4;
                continue;
            }
            boolean minus = b[at] == '-';
            if (minus) at++;
            int v = 0;
            while (at < b.length && b[at] > ' ') v = v * 10 + b[at++] - '0';
            tok[i] = minus ? -v : v;
        }

        // kids[i] = place of the left child of token i, the right child follows
        int[] kids = new int[k];
        int free = 1;
        for (int i = 0; i < k; i++) {
            if (tok[i] != NONE) {
                kids[i] = free;
                free += 2;
            }
        }

        int[] order = new int[free + 1];
        int tail = 0;
        if (k > 0) order[tail++] = 0;
        int last = 0;
        for (int head = 0; head < tail; head++) {
            int i = order[head];
            if (i >= k || tok[i] == NONE) continue;
            last = head + 1;
            order[tail++] = kids[i] + 1;
            order[tail++] = kids[i];
        }

        StringBuilder sb = new StringBuilder();
        sb.append(last).append('\n');
        for (int h = 0; h < last; h++) {
            if (h > 0) sb.append(' ');
            int i = order[h];
            if (i >= k || tok[i] == NONE) sb.append("null");
            else sb.append(tok[i]);
        }
        System.out.println(sb);
    }
}
