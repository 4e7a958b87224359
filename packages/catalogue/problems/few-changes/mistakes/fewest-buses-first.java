import java.io.*;
import java.util.*;

public class Main {
    /** Each bus holds two towns, numbered from 1, and its price. */
    static long solve(int n, int[][] buses, int start, int goal, int k) {
        long[] best = new long[n + 1];
        Arrays.fill(best, Long.MAX_VALUE / 2);
        best[start] = 0;
        int[] level = new int[n + 1];
        Arrays.fill(level, -1);
        level[start] = 0;
        for (int taken = 0; taken <= k; taken++)
            for (int[] bus : buses) {
                if (level[bus[0]] != taken || (level[bus[1]] != -1 && level[bus[1]] != taken + 1)) continue;
                level[bus[1]] = taken + 1;
                best[bus[1]] = Math.min(best[bus[1]], best[bus[0]] + bus[2]);
            }
        return level[goal] < 0 ? -1 : best[goal];
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
