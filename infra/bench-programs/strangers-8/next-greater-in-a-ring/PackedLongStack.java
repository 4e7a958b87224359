import java.io.*;

public class PackedLongStack {
    static final int BITS = 17;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] h = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
        }
        int[] res = new int[n];
        long[] stack = new long[2 * n];   // height and place in one number
        int top = 0;
        for (int lap = 0, t = 0; lap < 2; lap++)
            for (int i = 0; i < n; i++, t++) {
                while (top > 0 && (stack[top - 1] >> BITS) < h[i]) {
                    int j = (int) (stack[--top] & ((1 << BITS) - 1));
                    if (res[j] == 0) res[j] = (i - j + n) % n;
                }
                stack[top++] = (long) h[i] << BITS | i;
            }
        StringBuilder sb = new StringBuilder();
        for (int r : res) sb.append(r).append(' ');
        System.out.println(sb.toString().trim());
    }
}
