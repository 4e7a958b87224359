import java.io.*;
import java.util.*;

public class P3 {
    static final long NONE = Long.MAX_VALUE / 4;
    static List<List<long[]>> out = new ArrayList<>();
    static long[][] memo;
    static int goal, limit;

    /** cheapest way from the town to the goal with at most `buses` more buses */
    static long price(int town, int buses) {
        if (town == goal) return 0;
        if (buses == 0) return NONE;
        if (memo[town] == null) memo[town] = new long[limit + 1];
        long m = memo[town][buses];
        if (m != 0) return m - 1;
        long best = NONE;
        for (long[] bus : out.get(town)) {
            best = Math.min(best, bus[1] + price((int) bus[0], buses - 1));
        }
        memo[town][buses] = best + 1;
        return best;
    }

    public static void main(String[] args) throws Exception {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] h = new int[5];
        for (int i = 0; i < 5; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
        }
        int n = h[0], m = h[1];
        limit = h[2] + 1;
        goal = h[4];
        memo = new long[n + 1][];
        for (int i = 0; i <= n; i++) out.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int a = (int) in.nval;
            in.nextToken();
            int b = (int) in.nval;
            in.nextToken();
            out.get(a).add(new long[] {b, (long) in.nval});
        }
        Thread t = new Thread(null, () -> {
            long p = price(h[3], limit);
            System.out.println(p >= NONE ? -1 : p);
        }, "rec", 1 << 26);
        t.start();
        t.join();
    }
}
