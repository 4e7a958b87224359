import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] weights, int[] values, int c) {
        float[] best = new float[c + 1];
        for (int i = 0; i < weights.length; i++)
            for (int w = c; w >= weights[i]; w--) best[w] = Math.max(best[w], best[w - weights[i]] + values[i]);
        return (long) best[c];
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
