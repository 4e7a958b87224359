import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] weights, int[] values, int c) {
        long[] best = new long[c + 1];
        for (int i = 0; i < weights.length; i++) {
            for (int free = c; free >= weights[i]; free--) {
                best[free] = Math.max(best[free], best[free - weights[i]] + values[i]);
            }
        }
        return best[c];
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
