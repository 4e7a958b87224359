import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.*;

public class Main {
    /** Each road holds the towns at its ends, numbered from 1. Roads are counted from 1. */
    static List<Integer> solve(int n, int[][] roads) {
        // Write your solution here.
        return List.of();
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int[][] roads = new int[m][];
        for (int i = 0; i < m; i++) {
            roads[i] = new int[] {nextInt(in), nextInt(in)};
        }
        List<Integer> critical = solve(n, roads);
        StringBuilder out = new StringBuilder();
        for (int road : critical) {
            out.append(road).append(' ');
        }
        System.out.println(critical.size());
        System.out.println(out.toString().trim());
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
