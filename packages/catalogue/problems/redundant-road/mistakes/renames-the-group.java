import java.io.*;
import java.util.*;

public class Main {
    /** Each road holds the farms at its ends, numbered from 1. */
    static int solve(int n, int[][] roads) {
        int[] group = new int[n + 1];
        for (int v = 1; v <= n; v++) group[v] = v;
        for (int i = 0; i < n; i++) {
            int a = group[roads[i][0]], b = group[roads[i][1]];
            if (a == b) return i + 1;
            for (int v = 1; v <= n; v++) if (group[v] == a) group[v] = b;
        }
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
