import java.io.*;
import java.util.*;

public class Main {
    /** Each road holds the farms at its ends, numbered from 1. */
    static int solve(int n, int[][] roads) {
        int[] leader = new int[n + 1];
        for (int farm = 1; farm <= n; farm++) {
            leader[farm] = farm;
        }
        for (int i = 0; i < n; i++) {
            int a = find(leader, roads[i][0]);
            int b = find(leader, roads[i][1]);
            if (a == b) {
                return i + 1;
            }
            leader[a] = b;
        }
        return 0;
    }

    private static int find(int[] leader, int farm) {
        while (leader[farm] != farm) {
            farm = leader[farm];
        }
        return farm;
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
