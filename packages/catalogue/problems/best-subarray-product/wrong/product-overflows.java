import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] factors) {
        int high = factors[0];
        int low = factors[0];
        int best = factors[0];
        for (int i = 1; i < factors.length; i++) {
            int one = high * factors[i];
            int other = low * factors[i];
            high = Math.max(factors[i], Math.max(one, other));
            low = Math.min(factors[i], Math.min(one, other));
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
