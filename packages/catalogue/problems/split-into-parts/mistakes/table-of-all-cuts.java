import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] lengths, int k) {
        int n = lengths.length;
        long[] sums = new long[n + 1];
        for (int i = 0; i < n; i++) sums[i + 1] = sums[i] + lengths[i];
        long[] best = new long[n + 1];
        Arrays.fill(best, Long.MAX_VALUE);
        best[0] = 0;
        for (int d = 1; d <= k; d++) {
            long[] next = new long[n + 1];
            Arrays.fill(next, Long.MAX_VALUE);
            for (int i = d; i <= n; i++)
                for (int p = i - 1; p >= d - 1; p--) {
                    long sum = sums[i] - sums[p];
                    if (sum >= next[i]) break;
                    next[i] = Math.min(next[i], Math.max(best[p], sum));
                }
            best = next;
        }
        return best[n];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] lengths = new int[n];
        for (int i = 0; i < n; i++) {
            lengths[i] = nextInt(in);
        }
        System.out.println(solve(lengths, k));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
