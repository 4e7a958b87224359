import java.io.*;
import java.util.*;

public class W2 {
    static int rows, cols;
    static int[][] height;
    static final int[] DI = {-1, 0, 1, 0};
    static final int[] DJ = {0, 1, 0, -1};

    static void flood(boolean[][] reached, int si, int sj) {
        if (reached[si][sj]) return;
        reached[si][sj] = true;
        ArrayDeque<int[]> queue = new ArrayDeque<>();
        queue.add(new int[] {si, sj});
        while (!queue.isEmpty()) {
            int[] cell = queue.poll();
            int i = cell[0], j = cell[1];
            for (int d = 0; d < 4; d++) {
                int ni = i + DI[d], nj = j + DJ[d];
                if (ni < 0 || nj < 0 || ni >= rows || nj >= cols) continue;
                if (reached[ni][nj] || height[ni][nj] < height[si][sj]) continue;
                reached[ni][nj] = true;
                queue.add(new int[] {ni, nj});
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        rows = (int) in.nval;
        in.nextToken();
        cols = (int) in.nval;
        height = new int[rows][cols];
        for (int[] row : height) {
            for (int j = 0; j < cols; j++) {
                in.nextToken();
                row[j] = (int) in.nval;
            }
        }
        boolean[][] blue = new boolean[rows][cols];
        boolean[][] green = new boolean[rows][cols];
        for (int i = 0; i < rows; i++) {
            flood(blue, i, 0);
            flood(green, i, cols - 1);
        }
        for (int j = 0; j < cols; j++) {
            flood(blue, 0, j);
            flood(green, rows - 1, j);
        }
        int count = 0;
        for (int i = 0; i < rows; i++) {
            for (int j = 0; j < cols; j++) {
                if (blue[i][j] && green[i][j]) count++;
            }
        }
        System.out.println(count);
    }
}
