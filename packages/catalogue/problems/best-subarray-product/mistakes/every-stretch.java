import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] factors) {
        long best = factors[0];
        for (int i = 0; i < factors.length; i++) {
            long p = 1;
            for (int j = i; j < factors.length; j++) {
                p *= factors[j];
                if (p > best) best = p;
                if (p == 0) break;
            }
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
