import java.io.*;
import java.util.*;

public class Main {
    static List<int[]>[] near;
    static long best = Long.MAX_VALUE;

    static void go(int town, int goal, long cost, int left) {
        if (cost >= best) return;
        if (town == goal) {
            best = cost;
            return;
        }
        if (left > 0) for (int[] bus : near[town]) go(bus[1], goal, cost + bus[2], left - 1);
    }

    @SuppressWarnings("unchecked")
    /** Each bus holds two towns, numbered from 1, and its price. */
    static long solve(int n, int[][] buses, int start, int goal, int k) {
        near = new List[n + 1];
        for (int i = 0; i <= n; i++) near[i] = new ArrayList<>();
        for (int[] bus : buses) near[bus[0]].add(bus);
        go(start, goal, 0, k + 1);
        return best == Long.MAX_VALUE ? -1 : best;
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
