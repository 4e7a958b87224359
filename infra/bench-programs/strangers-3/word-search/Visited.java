import java.util.*;

public class Visited {
    static int r, c;
    static String[] g;
    static String w;
    static boolean[][] vis;
    static final int[] DX = {1, 0, -1, 0}, DY = {0, 1, 0, -1};

    static boolean dfs(int x, int y, int k) {
        if (g[x].charAt(y) != w.charAt(k)) return false;
        if (k == w.length() - 1) return true;
        vis[x][y] = true;
        for (int d = 0; d < 4; d++) {
            int a = x + DX[d], b = y + DY[d];
            if (a >= 0 && b >= 0 && a < r && b < c && !vis[a][b] && dfs(a, b, k + 1)) return true;
        }
        vis[x][y] = false;
        return false;
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        r = s.nextInt();
        c = s.nextInt();
        g = new String[r];
        for (int i = 0; i < r; i++) g[i] = s.next();
        w = s.next();
        vis = new boolean[r][c];
        boolean ok = false;
        for (int i = 0; i < r && !ok; i++)
            for (int j = 0; j < c && !ok; j++) ok = dfs(i, j, 0);
        System.out.println(ok);
    }
}
