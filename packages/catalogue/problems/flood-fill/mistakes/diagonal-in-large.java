import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int r = ni(), c = ni(), sr = ni(), sc = ni(), k = ni();
        int[][] g = new int[r][c];
        for (int[] v : g) for (int i = 0; i < c; i++) v[i] = ni();
        int old = g[sr][sc];
        boolean[][] seen = new boolean[r][c];
        Deque<int[]> st = new ArrayDeque<>();
        st.push(new int[]{sr, sc});
        seen[sr][sc] = true;
        while (!st.isEmpty()) {
            int[] p = st.pop();
            g[p[0]][p[1]] = k;
            for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) {
                if (dy * dx == 1) continue;
                int a = p[0] + dy, b = p[1] + dx;
                if (a < 0 || b < 0 || a >= r || b >= c || seen[a][b] || g[a][b] != old) continue;
                seen[a][b] = true;
                st.push(new int[]{a, b});
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int[] v : g) { for (int x : v) sb.append(x).append(' '); sb.append("\n"); }
        System.out.print(sb);
    }
}
