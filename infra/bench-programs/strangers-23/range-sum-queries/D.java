import java.io.*;

public class D {
    static byte[] text;
    static int at;

    static int next() {
        while (text[at] != '-' && text[at] < '0') at++;
        boolean minus = text[at] == '-';
        if (minus) at++;
        int x = 0;
        while (at < text.length && text[at] >= '0') x = 10 * x + text[at++] - '0';
        return minus ? -x : x;
    }

    public static void main(String[] args) throws IOException {
        text = System.in.readAllBytes();
        int n = next(), q = next();
        int[] a = new int[n + 1];
        for (int i = 1; i <= n; i++) a[i] = next();
        int[] head = new int[n + 1], link = new int[2 * q + 2];
        for (int i = 1; i <= q; i++) {
            int l = next() - 1, r = next();
            link[2 * i] = head[l];
            head[l] = 2 * i;
            link[2 * i + 1] = head[r];
            head[r] = 2 * i + 1;
        }
        long[] answer = new long[q + 1];
        long running = 0;
        for (int i = 0; i <= n; i++) {
            running += a[i];
            for (int e = head[i]; e != 0; e = link[e]) {
                if ((e & 1) == 0) answer[e >> 1] -= running;
                else answer[e >> 1] += running;
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int i = 1; i <= q; i++) sb.append(answer[i]).append('\n');
        System.out.print(sb);
    }
}
