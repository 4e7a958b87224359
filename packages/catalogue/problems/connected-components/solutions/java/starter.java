import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** The computers are numbered from 1 to n; each cable is a pair of them. */
    static int solve(int n, int[][] cables) {
        // Write your solution here.
        return n;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] cables = new int[m][];
        for (int i = 0; i < m; i++) {
            cables[i] = new int[] {nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, cables));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
