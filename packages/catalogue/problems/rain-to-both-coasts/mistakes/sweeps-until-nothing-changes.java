import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[][] h) {
        int r = h.length, c = h[0].length;
        int[][] sea = new int[r][c];
        int[] dy = {-1, 1, 0, 0}, dx = {0, 0, -1, 1};
        for (int y = 0; y < r; y++) for (int x = 0; x < c; x++) sea[y][x] = (y == 0 || x == 0 ? 1 : 0) | (y == r - 1 || x == c - 1 ? 2 : 0);
        for (boolean changed = true; changed;) {
            changed = false;
            for (int y = 0; y < r; y++)
                for (int x = 0; x < c; x++)
                    for (int d = 0; d < 4; d++) {
                        int v = y + dy[d], u = x + dx[d];
                        if (v < 0 || u < 0 || v == r || u == c || h[v][u] > h[y][x]) continue;
                        if ((sea[y][x] | sea[v][u]) != sea[y][x]) { sea[y][x] |= sea[v][u]; changed = true; }
                    }
        }
        int both = 0;
        for (int[] row : sea) for (int s : row) if (s == 3) both++;
        return both;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int r = nextInt(in);
        int c = nextInt(in);
        int[][] heights = new int[r][c];
        for (int[] row : heights) {
            for (int x = 0; x < c; x++) {
                row[x] = nextInt(in);
            }
        }
        System.out.println(solve(heights));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
