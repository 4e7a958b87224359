import java.io.*;
import java.util.*;

public class Main {
    private static final int[][] STEPS = {{-1, 0}, {0, 1}, {1, 0}, {0, -1}};

    static int solve(int[][] heights) {
        int r = heights.length;
        int c = heights[0].length;
        boolean[] blue = reached(heights, 0, 0);
        boolean[] green = reached(heights, r - 1, c - 1);
        int both = 0;
        for (int field = 0; field < r * c; field++) {
            if (blue[field] && green[field]) {
                both++;
            }
        }
        return both;
    }

    /** The fields whose rain reaches the coast, which lies along one row and one column. */
    private static boolean[] reached(int[][] heights, int coastRow, int coastColumn) {
        int r = heights.length;
        int c = heights[0].length;
        boolean[] marks = new boolean[r * c];
        int[] queue = new int[r * c];
        int size = 0;
        for (int field = 0; field < r * c; field++) {
            if (field / c == coastRow || field % c == coastColumn) {
                marks[field] = true;
                queue[size++] = field;
            }
        }
        for (int i = 0; i < size; i++) {
            int y = queue[i] / c;
            int x = queue[i] % c;
            for (int[] step : STEPS) {
                int v = y + step[0];
                int u = x + step[1];
                if (v < 0 || v == r || u < 0 || u == c || marks[v * c + u] || heights[v][u] > heights[y][x]) {
                    continue;
                }
                marks[v * c + u] = true;
                queue[size++] = v * c + u;
            }
        }
        return marks;
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
