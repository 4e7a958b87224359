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
                if (grid[row][column] != '1') continue;
                islands++;
                Deque<int[]> stack = new ArrayDeque<>();
                stack.push(new int[] {row, column});
                while (!stack.isEmpty()) {
                    int[] here = stack.pop();
                    int y = here[0];
                    int x = here[1];
                    if (y >= grid.length || x >= grid[0].length || grid[y][x] != '1') continue;
                    grid[y][x] = '0';
                    stack.push(new int[] {y + 1, x});
                    stack.push(new int[] {y, x + 1});
                }
            }
        }
        return islands;
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
