import java.io.*;
import java.util.*;

public class Postman {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new InputStreamReader(System.in));
        t.nextToken();
        int n = (int) t.nval;
        int[][] d = new int[n][n];
        for (int[] row : d)
            for (int j = 0; j < n; j++) {
                t.nextToken();
                row[j] = (int) t.nval;
            }
        final int INF = 1 << 29;
        int[][] best = new int[1 << n][n];
        for (int[] r : best) Arrays.fill(r, INF);
        best[1][0] = 0;
        for (int seen = 1; seen < 1 << n; seen++)
            for (int at = 0; at < n; at++) {
                if (best[seen][at] == INF) continue;
                for (int to = 0; to < n; to++) {
                    if ((seen >> to & 1) != 0) continue;
                    int next = seen | 1 << to;
                    best[next][to] = Math.min(best[next][to], best[seen][at] + d[at][to]);
                }
            }
        int answer = INF;
        for (int last = 1; last < n; last++)
            answer = Math.min(answer, best[(1 << n) - 1][last] + d[last][0]);
        System.out.println(answer);
    }
}
