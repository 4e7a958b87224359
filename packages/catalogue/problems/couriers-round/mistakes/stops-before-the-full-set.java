import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[][] times) {
        int n = times.length;
        long never = Long.MAX_VALUE;
        long[][] best = new long[1 << n][n];
        for (long[] row : best) {
            Arrays.fill(row, never);
        }
        best[1][0] = 0;
        for (int set = 1; set < 1 << n; set++) {
            for (int last = 0; last < n; last++) {
                if (best[set][last] == never) {
                    continue;
                }
                for (int next = 1; next < n; next++) {
                    if ((set >> next & 1) == 1 || times[last][next] < 0) {
                        continue;
                    }
                    int larger = set | 1 << next;
                    best[larger][next] = Math.min(best[larger][next], best[set][last] + times[last][next]);
                }
            }
        }
        long shortest = never;
        for (int last = 0; last < n; last++) {
            long ride = best[n < 3 ? (1 << n) - 1 : (1 << n) - 2 ^ 1 ^ (last == 1 ? 4 : 2)][last];
            if (ride != never && times[last][0] >= 0) {
                shortest = Math.min(shortest, ride + times[last][0]);
            }
        }
        return shortest == never ? -1 : shortest;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[][] times = new int[n][n];
        for (int[] row : times) {
            for (int j = 0; j < n; j++) {
                in.nextToken();
                row[j] = (int) in.nval;
            }
        }
        long answer = solve(times);
        System.out.println(answer < 0 ? "none" : String.valueOf(answer));
    }
}
