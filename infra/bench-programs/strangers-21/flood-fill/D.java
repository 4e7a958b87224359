import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] h = new int[5];
        for (int i = 0; i < 5; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
        }
        int r = h[0], c = h[1], color = h[4];
        int[][] g = new int[r][c];
        for (int[] row : g) {
            for (int x = 0; x < c; x++) {
                in.nextToken();
                row[x] = (int) in.nval;
            }
        }
        int old = g[h[2]][h[3]];
        if (old != color) fill(g, h[2], h[3], old, color);

        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (int[] row : g) {
            for (int x = 0; x < c; x++) {
                if (x > 0) out.print(' ');
                out.print(row[x]);
            }
            out.println();
        }
        out.flush();
    }

    // fills whole horizontal runs; remembers one square for each run above and below
    static void fill(int[][] g, int sy, int sx, int old, int color) {
        Deque<int[]> seeds = new ArrayDeque<>();
        seeds.push(new int[] {sy, sx});
        while (!seeds.isEmpty()) {
            int[] s = seeds.pop();
            int y = s[0];
            if (g[y][s[1]] != old) continue;
            int a = s[1], b = s[1];
            while (a > 0 && g[y][a - 1] == old) a--;
            while (b + 1 < g[y].length && g[y][b + 1] == old) b++;
            for (int x = a; x <= b; x++) g[y][x] = color;
            for (int ny = y - 1; ny <= y + 1; ny += 2) {
                if (ny < 0 || ny >= g.length) continue;
                for (int x = a; x <= b; x++) {
                    if (g[ny][x] == old && (x == a || g[ny][x - 1] != old)) seeds.push(new int[] {ny, x});
                }
            }
        }
    }
}
