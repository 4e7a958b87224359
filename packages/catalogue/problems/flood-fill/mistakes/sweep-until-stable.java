import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int r = ni(), c = ni(), sr = ni(), sc = ni(), k = ni();
        int[][] g = new int[r][c];
        boolean[][] m = new boolean[r][c];
        for (int[] v : g) for (int i = 0; i < c; i++) v[i] = ni();
        m[sr][sc] = true;
        boolean ch = true;
        while (ch) {
            ch = false;
            for (int y = 0; y < r; y++) for (int x = 0; x < c; x++) {
                if (m[y][x] || g[y][x] != g[sr][sc]) continue;
                if (y + 1 < r && m[y + 1][x] || x + 1 < c && m[y][x + 1] || y > 0 && m[y - 1][x] || x > 0 && m[y][x - 1]) { m[y][x] = true; ch = true; }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (int y = 0; y < r; y++) { for (int x = 0; x < c; x++) sb.append(m[y][x] ? k : g[y][x]).append(' '); sb.append("\n"); }
        System.out.print(sb);
    }
}
