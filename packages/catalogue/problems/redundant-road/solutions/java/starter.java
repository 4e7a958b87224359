import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Each road holds the farms at its ends, numbered from 1. */
    static int solve(int n, int[][] roads) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[][] roads = new int[n][];
        for (int i = 0; i < n; i++) {
            roads[i] = new int[] {nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, roads));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
