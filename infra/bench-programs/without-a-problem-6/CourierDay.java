import java.util.*;

/** The courier starts at address 1, calls once at each of the others and may stop anywhere. Least minutes. */
public class CourierDay {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int[][] minutes = new int[n][n];
        for (int[] row : minutes)
            for (int j = 0; j < n; j++) row[j] = in.nextInt();

        final int INF = Integer.MAX_VALUE / 2;
        int[][] best = new int[1 << n][n];
        for (int[] row : best) Arrays.fill(row, INF);
        best[1][0] = 0;
        for (int done = 1; done < 1 << n; done++) {
            for (int at = 0; at < n; at++) {
                if (best[done][at] == INF) continue;
                for (int to = 0; to < n; to++) {
                    if ((done >> to & 1) != 0) continue;
                    int with = done | 1 << to;
                    int t = best[done][at] + minutes[at][to];
                    if (t < best[with][to]) best[with][to] = t;
                }
            }
        }
        int answer = INF, last = 0;
        for (int i = 0; i < n; i++)
            if (best[(1 << n) - 1][i] < answer) { answer = best[(1 << n) - 1][i]; last = i; }
        System.out.println(answer + " ending at " + (last + 1));
    }
}
