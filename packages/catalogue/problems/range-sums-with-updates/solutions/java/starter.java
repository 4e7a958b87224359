import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** An event {1, i, x} changes box i by x, an event {2, l, r} asks for a sum. */
    static List<Long> solve(int[] coins, int[][] events) {
        // Write your solution here.
        return List.of(0L);
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int q = nextInt(in);
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) {
            coins[i] = nextInt(in);
        }
        int[][] events = new int[q][];
        for (int i = 0; i < q; i++) {
            events[i] = new int[] {nextInt(in), nextInt(in), nextInt(in)};
        }
        StringBuilder out = new StringBuilder();
        for (long sum : solve(coins, events)) {
            out.append(sum).append('\n');
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
