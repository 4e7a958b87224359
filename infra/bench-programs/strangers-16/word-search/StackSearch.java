import java.util.*;

public class StackSearch {
    /** The last square of a path of {@code length} squares; {@code before} is the rest of the path. */
    record Path(int row, int col, int length, Path before) {
        boolean uses(int i, int j) {
            for (Path p = this; p != null; p = p.before) if (p.row == i && p.col == j) return true;
            return false;
        }
    }

    static boolean canTrace(char[][] grid, String word) {
        Deque<Path> stack = new ArrayDeque<>();
        for (int i = 0; i < grid.length; i++)
            for (int j = 0; j < grid[0].length; j++)
                if (grid[i][j] == word.charAt(0)) stack.push(new Path(i, j, 1, null));
        while (!stack.isEmpty()) {
            Path p = stack.pop();
            if (p.length == word.length()) return true;
            for (int d = 0; d < 4; d++) {
                int i = p.row + (d - 1) % 2, j = p.col + (2 - d) % 2;
                if (i < 0 || j < 0 || i == grid.length || j == grid[0].length) continue;
                if (grid[i][j] == word.charAt(p.length) && !p.uses(i, j))
                    stack.push(new Path(i, j, p.length + 1, p));
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int r = in.nextInt();
        in.nextInt();
        char[][] grid = new char[r][];
        for (int i = 0; i < r; i++) grid[i] = in.next().toCharArray();
        System.out.println(canTrace(grid, in.next()));
    }
}
