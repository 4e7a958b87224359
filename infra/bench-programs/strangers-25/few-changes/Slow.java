import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), m = sc.nextInt(), k = sc.nextInt();
        int home = sc.nextInt() - 1, goal = sc.nextInt() - 1;
        final long INF = 1_000_000_000_000_000L;

        long[][] ticket = new long[n][n];
        for (long[] row : ticket) Arrays.fill(row, INF);
        for (int i = 0; i < n; i++) ticket[i][i] = 0;   // stay where you are
        for (int i = 0; i < m; i++) {
            int a = sc.nextInt() - 1, b = sc.nextInt() - 1;
            ticket[a][b] = Math.min(ticket[a][b], sc.nextLong());
        }

        long[] cost = new long[n];
        Arrays.fill(cost, INF);
        cost[home] = 0;
        for (int bus = 0; bus <= k; bus++) {
            long[] next = new long[n];
            for (int b = 0; b < n; b++) {
                long best = INF;
                for (int a = 0; a < n; a++) {
                    best = Math.min(best, cost[a] + ticket[a][b]);
                }
                next[b] = best;
            }
            cost = next;
        }
        System.out.println(cost[goal] >= INF ? -1 : cost[goal]);
    }
}
