import java.io.*;
import java.util.*;

public class PruneWhenNotBetter {
    static int n;
    static long[][] t;
    static int[][] near;
    static long best = Long.MAX_VALUE;

    static void go(int at, int seen, int cnt, long soFar) {
        if (soFar >= best) return;
        if (cnt == n) {
            if (t[at][0] >= 0) best = Math.min(best, soFar + t[at][0]);
            return;
        }
        for (int to : near[at])
            if ((seen & (1 << to)) == 0) go(to, seen | 1 << to, cnt + 1, soFar + t[at][to]);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        n = Integer.parseInt(r.readLine().trim());
        t = new long[n][];
        near = new int[n][];
        for (int i = 0; i < n; i++) {
            t[i] = Arrays.stream(r.readLine().trim().split("\\s+")).mapToLong(Long::parseLong).toArray();
            final int me = i;
            List<Integer> order = new ArrayList<>();
            for (int j = 0; j < n; j++) if (j != i && t[i][j] >= 0) order.add(j);
            order.sort(Comparator.comparingLong(j -> t[me][j]));   // near places first
            near[i] = order.stream().mapToInt(Integer::intValue).toArray();
        }
        if (n == 1) { System.out.println(0); return; }
        go(0, 1, 1, 0);
        System.out.println(best == Long.MAX_VALUE ? "none" : "" + best);
    }
}
