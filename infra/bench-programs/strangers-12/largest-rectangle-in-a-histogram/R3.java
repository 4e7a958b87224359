import java.io.*;
import java.util.*;

/** Sparse table of positions of minima, then divide at the minimum (own stack of intervals). */
public class R3 {
    static int[] h;
    static int[][] table;

    static int better(int a, int b) {
        return h[b] < h[a] ? b : a;
    }

    static int argMin(int from, int to) {
        int level = 31 - Integer.numberOfLeadingZeros(to - from + 1);
        return better(table[level][from], table[level][to - (1 << level) + 1]);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken();
        int n = (int) in.nval;
        h = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
        }
        int levels = 32 - Integer.numberOfLeadingZeros(n);
        table = new int[levels][];
        table[0] = new int[n];
        for (int i = 0; i < n; i++) table[0][i] = i;
        for (int k = 1; k < levels; k++) {
            int width = n - (1 << k) + 1;
            table[k] = new int[width];
            for (int i = 0; i < width; i++) {
                table[k][i] = better(table[k - 1][i], table[k - 1][i + (1 << (k - 1))]);
            }
        }
        long best = 0;
        ArrayDeque<int[]> todo = new ArrayDeque<>();
        todo.push(new int[] {0, n - 1});
        while (!todo.isEmpty()) {
            int[] range = todo.pop();
            int lo = range[0], hi = range[1];
            if (lo > hi) continue;
            int m = argMin(lo, hi);
            best = Math.max(best, (long) h[m] * (hi - lo + 1));
            todo.push(new int[] {lo, m - 1});
            todo.push(new int[] {m + 1, hi});
        }
        System.out.println(best);
    }
}
