import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[][] h) {
        int r = h.length, c = h[0].length;
        int[][] sea = new int[r][c];
        for (int y = 0; y < r; y++) for (int x = 0; x < c; x++) sea[y][x] = (y == 0 || x == 0 ? 1 : 0) | (y == r - 1 || x == c - 1 ? 2 : 0);
        for (int corner = 0; corner < 4; corner++) {
            for (int i = 0; i < r; i++) {
                for (int j = 0; j < c; j++) {
                    int y = corner % 2 == 0 ? i : r - 1 - i, x = corner < 2 ? j : c - 1 - j;
                    int[][] near = {{y - 1, x}, {y + 1, x}, {y, x - 1}, {y, x + 1}};
                    for (int[] n : near) if (n[0] >= 0 && n[0] < r && n[1] >= 0 && n[1] < c && h[n[0]][n[1]] <= h[y][x]) sea[y][x] |= sea[n[0]][n[1]];
                }
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
