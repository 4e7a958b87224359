import java.io.*;
import java.util.*;

public class W1 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int k = Integer.parseInt(st.nextToken());
        st = new StringTokenizer(br.readLine());
        int from = Integer.parseInt(st.nextToken());
        int to = Integer.parseInt(st.nextToken());
        int[][] bus = new int[m][3];
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(br.readLine());
            for (int j = 0; j < 3; j++) bus[i][j] = Integer.parseInt(st.nextToken());
        }

        long INF = Integer.MAX_VALUE;
        long[] cost = new long[n + 1];
        Arrays.fill(cost, INF);
        cost[from] = 0;
        for (int round = 0; round <= k; round++) {
            long[] next = cost.clone();
            for (int[] b : bus) {
                if (cost[b[0]] == INF) continue;
                next[b[1]] = Math.min(next[b[1]], cost[b[0]] + b[2]);
            }
            cost = next;
        }
        System.out.println(cost[to] == INF ? -1 : cost[to]);
    }
}
