import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Ascending triplets with the sum 0, without repetitions. */
    static List<int[]> solve(int[] values) {
        // Write your solution here.
        return new ArrayList<>();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] values = new int[n];
        for (int i = 0; i < n; i++) {
            values[i] = nextInt(in);
        }
        StringBuilder out = new StringBuilder();
        for (int[] triplet : solve(values)) {
            out.append(triplet[0]).append(' ').append(triplet[1]).append(' ').append(triplet[2]).append('\n');
        }
        System.out.print(out.length() == 0 ? "none\n" : out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
