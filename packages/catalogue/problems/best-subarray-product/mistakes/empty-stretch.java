import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] factors) {
        long best = 1, high = 1, low = 1;
        for (int x : factors) {
            long a = high * x, b = low * x;
            high = Math.max(1, Math.max(a, b));
            low = Math.min(1, Math.min(a, b));
            best = Math.max(best, high);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] factors = new int[n];
        for (int i = 0; i < n; i++) {
            factors[i] = nextInt(in);
        }
        System.out.println(solve(factors));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
