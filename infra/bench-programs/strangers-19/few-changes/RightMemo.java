import java.io.*;
import java.util.*;

/** Top-down: what does it cost from this town with so many buses left? */
public class RightMemo {
    static final long NEVER = Long.MAX_VALUE / 4;
    static List<List<int[]>> buses = new ArrayList<>();
    static long[][] memo;
    static int goal;

    static long cheapest(int town, int left) {
        if (town == goal) return 0;
        if (left == 0) return NEVER;
        if (memo[left][town] >= 0) return memo[left][town];
        long best = NEVER;
        for (int[] bus : buses.get(town)) {
            best = Math.min(best, bus[1] + cheapest(bus[0], left - 1));
        }
        best = Math.min(best, NEVER);
        memo[left][town] = best;
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), m = next(in), k = next(in), start = next(in);
        goal = next(in);
        for (int i = 0; i <= n; i++) buses.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int a = next(in);
            buses.get(a).add(new int[]{next(in), next(in)});
        }
        memo = new long[k + 2][n + 1];
        for (long[] row : memo) Arrays.fill(row, -1);
        long answer = cheapest(start, k + 1);
        System.out.println(answer >= NEVER ? -1 : answer);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
