import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static long solve(int[] lengths, int k) {
        long low = 0;
        long high = 0;
        for (int length : lengths) {
            low = Math.max(low, length);
            high += length;
        }
        while (low < high) {
            long limit = (low + high) / 2;
            if (discsFor(lengths, limit) <= k) {
                high = limit;
            } else {
                low = limit + 1;
            }
        }
        return low;
    }

    /** The fewest discs of this length; no scene is longer than the limit. */
    private static int discsFor(int[] lengths, long limit) {
        int discs = 1;
        long used = 0;
        for (int length : lengths) {
            if (used + length > limit) {
                discs++;
                used = 0;
            }
            used += length;
        }
        return discs;
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
