import java.util.*;

public class Tours {
    static boolean[][] edge;
    static boolean[] used;
    static int n;

    static int walk(int at, int left) {
        if (left == 0) return 1;
        int sum = 0;
        for (int next = 0; next < n; next++) {
            if (used[next] || !edge[at][next]) continue;
            used[next] = true;
            sum += walk(next, left - 1);
            used[next] = false;
        }
        return sum;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        n = in.nextInt();
        int m = in.nextInt();
        edge = new boolean[n][n];
        used = new boolean[n];
        while (m-- > 0) {
            int u = in.nextInt() - 1, v = in.nextInt() - 1;
            edge[u][v] = edge[v][u] = true;
        }
        int total = 0;
        for (int s = 0; s < n; s++) {
            used[s] = true;
            total += walk(s, n - 1);
            used[s] = false;
        }
        System.out.println(total);
    }
}
