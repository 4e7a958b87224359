import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] lengths, int k) {
        long low = 0, high = 0;
        for (int x : lengths) { low = Math.max(low, x); high += x; }
        while (low < high) {
            long mid = (low + high) / 2, used = 0;
            int discs = 1;
            for (int x : lengths) { if (used + x >= mid) { discs++; used = 0; } used += x; }
            if (discs <= k) high = mid; else low = mid + 1;
        }
        return low;
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
