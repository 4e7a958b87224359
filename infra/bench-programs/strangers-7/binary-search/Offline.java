import java.io.*;
import java.util.Arrays;

public class Offline {
    static final StreamTokenizer T = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));

    static int next() throws IOException {
        T.nextToken();
        return (int) T.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), q = next();
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = next();
        long[] ask = new long[q];
        for (int i = 0; i < q; i++) ask[i] = ((long) (next() + 10_000_000) << 20) | i;
        Arrays.sort(ask);
        int[] answer = new int[q];
        int p = 0;
        for (long packed : ask) {
            int x = (int) (packed >>> 20) - 10_000_000;
            while (p < n && a[p] < x) p++;
            answer[(int) (packed & 0xFFFFF)] = p < n && a[p] == x ? p : -1;
        }
        StringBuilder sb = new StringBuilder();
        for (int r : answer) sb.append(r).append('\n');
        System.out.print(sb);
    }
}
