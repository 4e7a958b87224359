import java.util.*;

public class Flags {
    static boolean[][] touch;
    static int[] colour;

    static long paint(int v) {
        if (v == colour.length) return 1;
        long ways = 0;
        for (int c = 1; c <= 3; c++) {
            boolean ok = true;
            for (int u = 0; u < v; u++) if (touch[u][v] && colour[u] == c) ok = false;
            if (!ok) continue;
            colour[v] = c;
            ways += paint(v + 1);
        }
        colour[v] = 0;
        return ways;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), m = in.nextInt();
        touch = new boolean[n][n];
        colour = new int[n];
        while (m-- > 0) {
            int a = in.nextInt() - 1, b = in.nextInt() - 1;
            touch[a][b] = touch[b][a] = true;
        }
        System.out.println(paint(0));
    }
}
