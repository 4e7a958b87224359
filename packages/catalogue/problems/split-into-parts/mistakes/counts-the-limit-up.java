import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] lengths, int k) {
        long limit = 0;
        for (int x : lengths) limit = Math.max(limit, x);
        while (true) {
            int discs = 1;
            long used = 0;
            for (int x : lengths) { if (used + x > limit) { discs++; used = 0; } used += x; }
            if (discs <= k) return limit;
            limit++;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int k = nextInt(in);
        int[] lengths = new int[n];
        for (int i = 0; i < n; i++) {
            lengths[i] = nextInt(in);
        }
        System.out.println(solve(lengths, k));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
