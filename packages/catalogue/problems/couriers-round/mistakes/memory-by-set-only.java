import java.io.*;
import java.util.*;

public class Main {
    static long[] memory;

    static long solve(int[][] times) {
        memory = new long[1 << times.length];
        Arrays.fill(memory, -2);
        return home(times, 1, 0);
    }

    static long home(int[][] times, int set, int at) {
        if (set == (1 << times.length) - 1) return times[at][0];
        if (memory[set] != -2) return memory[set];
        long best = -1;
        for (int next = 1; next < times.length; next++) {
            if ((set >> next & 1) == 1 || times[at][next] < 0) continue;
            long rest = home(times, set | 1 << next, next);
            if (rest >= 0 && (best < 0 || rest + times[at][next] < best)) best = rest + times[at][next];
        }
        return memory[set] = best;
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
