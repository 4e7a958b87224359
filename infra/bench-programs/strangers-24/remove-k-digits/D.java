import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        byte[] in = System.in.readAllBytes();
        int n = 0;
        while (n < in.length && in[n] >= '0' && in[n] <= '9') n++;
        int k = 0;
        for (int i = n; i < in.length; i++)
            if (in[i] >= '0' && in[i] <= '9') k = 10 * k + in[i] - '0';

        // for every digit the list of its places, from left to right
        int[] head = new int[10];
        int[] next = new int[n];
        java.util.Arrays.fill(head, n);
        for (int i = n - 1; i >= 0; i--) {
            int d = in[i] - '0';
            next[i] = head[d];
            head[d] = i;
        }

        byte[] out = new byte[n - k + 1];
        int size = 0;
        int from = 0;
        for (int limit = k; limit < n; limit++) {
            for (int d = 0; d < 10; d++) {
                while (head[d] < from) head[d] = next[head[d]];
                if (head[d] <= limit) {
                    from = head[d] + 1;
                    if (size > 0 || d > 0) out[size++] = (byte) ('0' + d);
                    break;
                }
            }
        }
        if (size == 0) out[size++] = '0';
        System.out.write(out, 0, size);
        System.out.println();
        System.out.flush();
    }
}
