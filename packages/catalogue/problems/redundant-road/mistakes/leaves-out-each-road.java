import java.io.*;
import java.util.*;

public class Main {
    static int find(int[] leader, int v) {
        while (leader[v] != v) {
            leader[v] = leader[leader[v]];
            v = leader[v];
        }
        return v;
    }

    /** Each road holds the farms at its ends, numbered from 1. */
    static int solve(int n, int[][] roads) {
        for (int out = n - 1; out >= 0; out--) {
            int[] leader = new int[n + 1];
            for (int v = 1; v <= n; v++) leader[v] = v;
            int groups = n;
            for (int i = 0; i < n; i++) {
                if (i == out) continue;
                int a = find(leader, roads[i][0]), b = find(leader, roads[i][1]);
                if (a != b) groups--;
                leader[a] = b;
            }
            if (groups == 1) return out + 1;
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
