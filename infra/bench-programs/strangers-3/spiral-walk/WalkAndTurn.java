import java.io.*;

public class WalkAndTurn {
    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        t.nextToken();
        int r = (int) t.nval;
        t.nextToken();
        int c = (int) t.nval;
        int[][] g = new int[r][c];
        boolean[][] mown = new boolean[r][c];
        for (int i = 0; i < r * c; i++) {
            t.nextToken();
            g[i / c][i % c] = (int) t.nval;
        }
        int x = 0, y = 0, dx = 0, dy = 1;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < r * c; i++) {
            sb.append(g[x][y]).append(' ');
            mown[x][y] = true;
            int a = x + dx, b = y + dy;
            if (a < 0 || b < 0 || a >= r || b >= c || mown[a][b]) {
                int h = dx;
                dx = dy;
                dy = -h;
                a = x + dx;
                b = y + dy;
            }
            x = a;
            y = b;
        }
        System.out.println(sb.toString().trim());
    }
}
