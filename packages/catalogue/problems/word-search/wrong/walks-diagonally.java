import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static boolean solve(char[][] grid, String word) {
        for (int row = 0; row < grid.length; row++) {
            for (int column = 0; column < grid[row].length; column++) {
                if (walk(grid, row, column, word, 0)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean walk(char[][] grid, int row, int column, String word, int at) {
        if (at == word.length()) {
            return true;
        }
        if (row < 0 || row >= grid.length || column < 0 || column >= grid[row].length || grid[row][column] != word.charAt(at)) {
            return false;
        }
        char letter = grid[row][column];
        grid[row][column] = ' ';
        boolean found = false;
        for (int y = row - 1; y <= row + 1; y++) {
            for (int x = column - 1; x <= column + 1; x++) {
                found = found || walk(grid, y, x, word, at + 1);
            }
        }
        grid[row][column] = letter;
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int rows = Integer.parseInt(in.readLine().trim().split(" ")[0]);
        char[][] grid = new char[rows][];
        for (int row = 0; row < rows; row++) {
            grid[row] = in.readLine().trim().toCharArray();
        }
        System.out.println(solve(grid, in.readLine().trim()));
    }
}
