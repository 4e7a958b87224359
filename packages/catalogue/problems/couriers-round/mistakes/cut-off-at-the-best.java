import java.io.*;
import java.util.*;

public class Main {
    static long best = Long.MAX_VALUE;

    static long solve(int[][] times) {
        ride(times, 1, 0, 0);
        return best == Long.MAX_VALUE ? -1 : best;
    }

    static void ride(int[][] times, int set, int at, long time) {
        if (time >= best) return;
        if (set == (1 << times.length) - 1) {
            if (times[at][0] >= 0) best = Math.min(best, time + times[at][0]);
            return;
        }
        for (int next = 1; next < times.length; next++)
            if ((set >> next & 1) == 0 && times[at][next] >= 0) ride(times, set | 1 << next, next, time + times[at][next]);
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
