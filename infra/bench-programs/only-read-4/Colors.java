import java.util.Scanner;

public class Colors {
    private final int n;
    private final boolean[][] adj;
    private final int[] color;

    Colors(int n) {
        this.n = n;
        adj = new boolean[n][n];
        color = new int[n];
    }

    private boolean fits(int v, int c) {
        for (int u = 0; u < v; u++) {
            if (adj[v][u] && color[u] == c) return false;
        }
        return true;
    }

    private int count(int v) {
        if (v == n) return 1;
        int total = 0;
        for (int c = 1; c <= 3; c++) {
            if (fits(v, c)) {
                color[v] = c;
                total += count(v + 1);
            }
        }
        return total;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        Colors g = new Colors(sc.nextInt());
        int m = sc.nextInt();
        for (int i = 0; i < m; i++) {
            int u = sc.nextInt() - 1;
            int v = sc.nextInt() - 1;
            g.adj[u][v] = true;
            g.adj[v][u] = true;
        }
        System.out.println(g.count(0));
    }
}
