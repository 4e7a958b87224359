import java.io.*;
import java.util.*;

public class Main {
    /** Each road holds the towns at its ends, numbered from 1. Roads are counted from 1. */
    static List<Integer> solve(int n, int[][] roads) {
        List<Integer> critical = new ArrayList<>();
        int all = groups(n, roads, -1);
        for (int i = 0; i < roads.length; i++) if (groups(n, roads, i) > all) critical.add(i + 1);
        return critical;
    }

    static int groups(int n, int[][] roads, int closed) {
        int[] leader = new int[n + 1];
        for (int v = 1; v <= n; v++) leader[v] = v;
        int groups = n;
        for (int i = 0; i < roads.length; i++) {
            if (i == closed) continue;
            int a = roads[i][0], b = roads[i][1];
            while (leader[a] != a) a = leader[a] = leader[leader[a]];
            while (leader[b] != b) b = leader[b] = leader[leader[b]];
            if (a != b) groups--;
            leader[a] = b;
        }
        return groups;
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
