import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Each offer holds two huts, numbered from 1, and the cost. */
    static long solve(int n, int[][] offers) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] offers = new int[m][];
        for (int i = 0; i < m; i++) {
            offers[i] = new int[] {nextInt(in), nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, offers));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
