import java.io.*;

public class Queue {
    // ring of the free (zero) places; the oldest free place is filled first
    static int[] free;
    static int head, tail;

    public static void main(String[] args) throws IOException {
        byte[] in = System.in.readAllBytes();
        int p = 0, n = 0;
        while (in[p] < '0') p++;
        while (p < in.length && in[p] >= '0') n = n * 10 + in[p++] - '0';
        int[] a = new int[n];
        free = new int[n + 1];
        for (int i = 0; i < n; i++) {
            while (in[p] != '-' && in[p] < '0') p++;
            boolean neg = in[p] == '-';
            if (neg) p++;
            int x = 0;
            while (p < in.length && in[p] >= '0') x = x * 10 + in[p++] - '0';
            if (x == 0) {
                free[tail++] = i;
            } else if (head == tail) {
                a[i] = neg ? -x : x;
            } else {
                a[free[head++]] = neg ? -x : x;
                free[tail++] = i;
            }
        }
        StringBuilder sb = new StringBuilder(8 * n);
        for (int x : a) sb.append(x).append(' ');
        sb.setLength(sb.length() - 1);
        System.out.println(sb);
    }
}
