import java.util.*;

public class SameColour {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt(), c = in.nextInt();
        int sr = in.nextInt(), sc = in.nextInt(), color = in.nextInt();
        int[][] g = new int[r][c];
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++) g[i][j] = in.nextInt();
        int old = g[sr][sc];
        Deque<int[]> q = new ArrayDeque<>();
        q.add(new int[]{sr, sc});
        int[] dr = {0, 0, 1, -1}, dc = {1, -1, 0, 0};
        while (!q.isEmpty()) {
            int[] p = q.poll();
            g[p[0]][p[1]] = color;
            for (int d = 0; d < 4; d++) {
                int i = p[0] + dr[d], j = p[1] + dc[d];
                if (i >= 0 && j >= 0 && i < r && j < c && g[i][j] == old) {
                    g[i][j] = color;
                    q.add(new int[]{i, j});
                }
            }
        }
        StringBuilder out = new StringBuilder();
        for (int[] row : g) {
            StringJoiner sj = new StringJoiner(" ");
            for (int v : row) sj.add("" + v);
            out.append(sj).append("\n");
        }
        System.out.print(out);
    }
}
