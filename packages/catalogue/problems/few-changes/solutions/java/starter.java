import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Each bus holds two towns, numbered from 1, and its price. */
    static long solve(int n, int[][] buses, int start, int goal, int k) {
        // Write your solution here.
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int k = nextInt(in);
        int start = nextInt(in);
        int goal = nextInt(in);
        int[][] buses = new int[m][];
        for (int i = 0; i < m; i++) {
            buses[i] = new int[] {nextInt(in), nextInt(in), nextInt(in)};
        }
        System.out.println(solve(n, buses, start, goal, k));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
