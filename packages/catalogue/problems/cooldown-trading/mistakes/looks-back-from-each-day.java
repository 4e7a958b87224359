import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] prices) {
        long[] best = new long[prices.length + 1];
        for (int d = 1; d <= prices.length; d++) {
            best[d] = best[d - 1];
            for (int b = 1; b < d; b++) {
                long profit = best[Math.max(0, b - 2)] + prices[d - 1] - prices[b - 1];
                if (profit > best[d]) best[d] = profit;
            }
        }
        return best[prices.length];
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
