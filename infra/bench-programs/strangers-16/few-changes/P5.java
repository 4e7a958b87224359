import java.util.Scanner;

public class P5 {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        int m = in.nextInt();
        int k = in.nextInt();
        int start = in.nextInt() - 1;
        int goal = in.nextInt() - 1;
        int[][] price = new int[n][n];
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                price[i][j] = -1; // no bus
            }
        }
        for (int i = 0; i < m; i++) {
            int a = in.nextInt() - 1;
            int b = in.nextInt() - 1;
            int p = in.nextInt();
            if (price[a][b] == -1 || p < price[a][b]) {
                price[a][b] = p;
            }
        }
        long[] cost = new long[n];
        for (int i = 0; i < n; i++) cost[i] = -1;
        cost[start] = 0;
        for (int bus = 0; bus <= k; bus++) {
            long[] next = new long[n];
            for (int v = 0; v < n; v++) {
                next[v] = cost[v];
                for (int u = 0; u < n; u++) {
                    if (cost[u] == -1 || price[u][v] == -1) continue;
                    long c = cost[u] + price[u][v];
                    if (next[v] == -1 || c < next[v]) next[v] = c;
                }
            }
            cost = next;
        }
        System.out.println(cost[goal]);
    }
}
