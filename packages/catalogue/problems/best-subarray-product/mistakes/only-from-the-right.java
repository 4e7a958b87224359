import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] factors) {
        long best = factors[0], p = 1;
        for (int i = factors.length - 1; i >= 0; i--) {
            p *= factors[i];
            best = Math.max(best, p);
            if (p == 0) p = 1;
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
