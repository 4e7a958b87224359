import java.io.*;
import java.util.*;

public class Main {
    static long best = -1;

    static long solve(int[][] times) {
        ride(times, 1, 0, 0);
        return best;
    }

    static void ride(int[][] times, int set, int at, long time) {
        if (set == (1 << times.length) - 1) {
            if (times[at][0] >= 0 && (best < 0 || time + times[at][0] < best)) best = time + times[at][0];
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
