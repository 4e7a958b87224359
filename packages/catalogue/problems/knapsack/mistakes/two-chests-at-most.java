import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] weights, int[] values, int c) {
        long best = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] <= c) best = Math.max(best, values[i]);
            for (int j = 0; j < i; j++) if ((long) weights[i] + weights[j] <= c) best = Math.max(best, (long) values[i] + values[j]);
        }
        return best;
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
