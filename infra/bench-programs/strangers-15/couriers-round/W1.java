import java.util.*;

public class W1 {
    static final long NEVER = Integer.MAX_VALUE;

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        long[][] time = new long[n][n];
        for (int i = 0; i < n; i++)
            for (int j = 0; j < n; j++)
                time[i][j] = sc.nextLong();
        if (n == 1) {
            System.out.println(0);
            return;
        }
        int all = (1 << n) - 1;
        long[][] best = new long[1 << n][n];
        for (long[] row : best) Arrays.fill(row, NEVER);
        best[1][0] = 0;
        for (int seen = 1; seen <= all; seen++) {
            for (int at = 0; at < n; at++) {
                long so = best[seen][at];
                if (so == NEVER) continue;
                for (int to = 1; to < n; to++) {
                    if ((seen >> to & 1) == 1 || time[at][to] < 0) continue;
                    int then = seen | 1 << to;
                    best[then][to] = Math.min(best[then][to], so + time[at][to]);
                }
            }
        }
        long answer = NEVER;
        for (int at = 1; at < n; at++) {
            if (best[all][at] < NEVER && time[at][0] >= 0) {
                answer = Math.min(answer, best[all][at] + time[at][0]);
            }
        }
        System.out.println(answer == NEVER ? "none" : String.valueOf(answer));
    }
}
