import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] p) {
        int n = p.length;
        long[] best = new long[n + 1];
        for (int d = 1; d <= n; d++) best[d] = 0;
        long buy = Long.MIN_VALUE / 2, ready = Long.MIN_VALUE / 2;
        for (int d = 1; d <= n; d++) {
            best[d] = Math.max(best[d - 1], ready + p[d - 1]);
            ready = Math.max(ready, buy);
            buy = Math.max(buy, best[Math.max(0, d - 2)] - p[d - 1]);
        }
        return best[n];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] prices = new int[n];
        for (int i = 0; i < n; i++) {
            prices[i] = nextInt(in);
        }
        System.out.println(solve(prices));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
