import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    /** Repaints the picture in place; row and column of the click are counted from 0. */
    static void solve(int[][] picture, int row, int column, int color) {
        int old = picture[row][column];
        if (old == color) {
            return;
        }
        int[][] steps = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
        Deque<int[]> stack = new ArrayDeque<>();
        picture[row][column] = color;
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] here = stack.pop();
            for (int[] step : steps) {
                int y = here[0] + step[0];
                int x = here[1] + step[1];
                if (y >= 0 && y < picture.length && x >= 0 && x < picture[y].length && picture[y][x] == old) {
                    picture[y][x] = color;
                    stack.push(new int[] {y, x});
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int r = nextInt(in);
        int c = nextInt(in);
        int row = nextInt(in);
        int column = nextInt(in);
        int color = nextInt(in);
        int[][] picture = new int[r][c];
        for (int[] colors : picture) {
            for (int x = 0; x < c; x++) {
                colors[x] = nextInt(in);
            }
        }
        solve(picture, row, column, color);
        StringBuilder out = new StringBuilder();
        for (int[] colors : picture) {
            for (int x = 0; x < c; x++) {
                out.append(colors[x]).append(x + 1 < c ? ' ' : '\n');
            }
        }
        System.out.print(out);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
