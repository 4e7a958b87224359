import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    /** Each row holds the characters '0' (water) and '1' (land). */
    static int solve(char[][] grid) {
        int islands = 0;
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length; column++) {
                if (grid[row][column] == '1') {
                    islands++;
                    sink(grid, row, column);
                }
            }
        }
        return islands;
    }

    private static final int[][] STEPS = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};

    /** Turns the island around a square into water. */
    private static void sink(char[][] grid, int row, int column) {
        Deque<int[]> stack = new ArrayDeque<>();
        grid[row][column] = '0';
        stack.push(new int[] {row, column});
        while (!stack.isEmpty()) {
            int[] here = stack.pop();
            for (int[] step : STEPS) {
                int y = here[0] + step[0];
                int x = here[1] + step[1];
                if (y >= 0 && y < grid.length && x >= 0 && x < grid[y].length && grid[y][x] == '1') {
                    grid[y][x] = '0';
                    stack.push(new int[] {y, x});
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(in.readLine().trim().split(" ")[0]);
        char[][] grid = new char[rows][];
        for (int row = 0; row < rows; row++) {
            grid[row] = in.readLine().trim().toCharArray();
        }
        System.out.println(solve(grid));
    }
}
