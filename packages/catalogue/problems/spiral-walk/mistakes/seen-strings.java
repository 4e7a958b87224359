import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int r = ni(), c = ni();
        int[][] g = new int[r][c];
        for (int[] v : g) for (int k = 0; k < c; k++) v[k] = ni();
        List<String> seen = new ArrayList<>();
        int y = 0, x = 0, d = 0;
        int[] dy = {0, 1, 0, -1}, dx = {1, 0, -1, 0};
        StringBuilder sb = new StringBuilder();
        for (int s = 0; s < r * c; s++) {
            sb.append(g[y][x]).append(' ');
            seen.add(y + "," + x);
            int a = y + dy[d], b = x + dx[d];
            if (a < 0 || b < 0 || a >= r || b >= c || seen.contains(a + "," + b)) { d = (d + 1) % 4; a = y + dy[d]; b = x + dx[d]; }
            y = a; x = b;
        }
        System.out.println(sb);
    }
}
