import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] factors) {
        int n = factors.length;
        List<Integer> cuts = new ArrayList<>();
        for (int i = 0; i < n; i++) if (factors[i] <= 0) { cuts.add(i); cuts.add(i + 1); }
        cuts.add(0);
        cuts.add(n);
        int[] c = cuts.stream().mapToInt(i -> i).sorted().distinct().toArray();
        long[] part = new long[c.length];
        for (int k = 0; k + 1 < c.length; k++) {
            part[k] = 1;
            for (int i = c[k]; i < c[k + 1]; i++) part[k] *= factors[i];
        }
        long best = Long.MIN_VALUE;
        for (int a = 0; a + 1 < c.length; a++) {
            long p = 1;
            for (int b = a; b + 1 < c.length; b++) {
                p *= part[b];
                if (p > best) best = p;
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
