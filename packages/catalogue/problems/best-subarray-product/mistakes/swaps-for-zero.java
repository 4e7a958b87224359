import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] factors) {
        long high = factors[0], low = factors[0], best = factors[0];
        for (int i = 1; i < factors.length; i++) {
            int x = factors[i];
            if (x < 0) { long t = high; high = low; low = t; }
            high = high * x;
            low = Math.min(x, low * x);
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
