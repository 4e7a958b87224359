import java.io.*;
import java.util.*;

public class D {
    final int[] h;
    final int[][] low;

    D(int[] h) {
        this.h = h;
        int n = h.length, k = 32 - Integer.numberOfLeadingZeros(n);
        low = new int[k][];
        low[0] = new int[n];
        for (int i = 0; i < n; i++) low[0][i] = i;
        for (int j = 1; j < k; j++) {
            int len = n - (1 << j) + 1;
            low[j] = new int[len];
            for (int i = 0; i < len; i++) low[j][i] = lower(low[j - 1][i], low[j - 1][i + (1 << (j - 1))]);
        }
    }

    int lower(int p, int q) {
        return h[q] < h[p] ? q : p;
    }

    int lowest(int from, int to) {
        int j = 31 - Integer.numberOfLeadingZeros(to - from + 1);
        return lower(low[j][from], low[j][to - (1 << j) + 1]);
    }

    long best() {
        long best = 0;
        ArrayDeque<int[]> todo = new ArrayDeque<>();
        todo.push(new int[] {0, h.length - 1});
        while (!todo.isEmpty()) {
            int[] w = todo.pop();
            if (w[0] > w[1]) continue;
            int m = lowest(w[0], w[1]);
            best = Math.max(best, (long) h[m] * (w[1] - w[0] + 1));
            todo.push(new int[] {w[0], m - 1});
            todo.push(new int[] {m + 1, w[1]});
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer s = new StreamTokenizer(new BufferedInputStream(System.in));
        s.nextToken();
        int[] h = new int[(int) s.nval];
        for (int i = 0; i < h.length; i++) {
            s.nextToken();
            h[i] = (int) s.nval;
        }
        System.out.println(new D(h).best());
    }
}
