import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;
import java.util.stream.Collectors;

public class Main {
    /** Returns an order of the courses 1 to n that obeys the rules {before, after}, or null if there is none. */
    static List<Integer> solve(int n, int[][] rules) {
        // Write your solution here.
        return null;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] rules = new int[m][];
        for (int i = 0; i < m; i++) {
            rules[i] = new int[] {nextInt(in), nextInt(in)};
        }
        List<Integer> order = solve(n, rules);
        System.out.println(
            order == null ? "impossible" : order.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
