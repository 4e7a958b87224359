import java.io.*;
import java.util.*;

public class Main {
    /** Each bus holds two towns, numbered from 1, and its price. */
    static long solve(int n, int[][] buses, int start, int goal, int k) {
        int[][] price = new int[n + 1][n + 1];
        for (int[] row : price) Arrays.fill(row, Integer.MAX_VALUE);
        for (int[] bus : buses) price[bus[0]][bus[1]] = Math.min(price[bus[0]][bus[1]], bus[2]);
        long[] best = new long[n + 1];
        Arrays.fill(best, Long.MAX_VALUE / 2);
        best[start] = 0;
        for (int taken = 0; taken <= k; taken++) {
            long[] next = best.clone();
            for (int a = 1; a <= n; a++) for (int b = 1; b <= n; b++)
                if (price[a][b] < Integer.MAX_VALUE) next[b] = Math.min(next[b], best[a] + price[a][b]);
            best = next;
        }
        return best[goal] >= Long.MAX_VALUE / 2 ? -1 : best[goal];
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
