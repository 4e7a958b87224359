import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[][] h) {
        int r = h.length, c = h[0].length;
        int count = 0;
        boolean[][] blue = new boolean[r][c], green = new boolean[r][c];
        for (int y = 0; y < r; y++) { climb(h, y, 0, blue); climb(h, y, c - 1, green); }
        for (int x = 0; x < c; x++) { climb(h, 0, x, blue); climb(h, r - 1, x, green); }
        for (int y = 0; y < r; y++)
            for (int x = 0; x < c; x++) {
                boolean edge = y == 0 || x == 0 || y == r - 1 || x == c - 1;
                if (edge || blue[y][x] && green[y][x]) count++;
            }
        return count;
    }

    static void climb(int[][] h, int sy, int sx, boolean[][] seen) {
        if (seen[sy][sx]) return;
        ArrayDeque<int[]> stack = new ArrayDeque<>();
        stack.push(new int[] {sy, sx});
        seen[sy][sx] = true;
        while (!stack.isEmpty()) {
            int[] at = stack.pop();
            int[][] near = {{at[0] - 1, at[1]}, {at[0] + 1, at[1]}, {at[0], at[1] - 1}, {at[0], at[1] + 1}};
            for (int[] n : near) {
                if (n[0] < 0 || n[1] < 0 || n[0] == h.length || n[1] == h[0].length || seen[n[0]][n[1]] || h[n[0]][n[1]] < h[at[0]][at[1]]) continue;
                seen[n[0]][n[1]] = true;
                stack.push(n);
            }
        }
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
