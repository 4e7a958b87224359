import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Returns the number of bends and twice the area. */
    static long[] solve(int[][] trees) {
        // Write your solution here.
        return new long[] {0, 0};
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[][] trees = new int[n][];
        for (int i = 0; i < n; i++) {
            trees[i] = new int[] {nextInt(in), nextInt(in)};
        }
        long[] answer = solve(trees);
        System.out.println(answer[0] + " " + answer[1]);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
