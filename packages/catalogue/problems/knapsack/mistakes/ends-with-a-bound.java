import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] weights, int[] values, int c) {
        int n = weights.length;
        long[] rest = new long[n + 1];
        for (int i = n - 1; i >= 0; i--) rest[i] = rest[i + 1] + values[i];
        return search(weights, values, rest, 0, c, 0);
    }

    static long best = 0;
    static long search(int[] weights, int[] values, long[] rest, int i, int free, long have) {
        best = Math.max(best, have);
        if (i == weights.length || have + rest[i] <= best) return best;
        if (weights[i] <= free) search(weights, values, rest, i + 1, free - weights[i], have + values[i]);
        return search(weights, values, rest, i + 1, free, have);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int c = nextInt(in);
        int[] weights = new int[n];
        for (int i = 0; i < n; i++) {
            weights[i] = nextInt(in);
        }
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        System.out.println(solve(weights, values, c));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
