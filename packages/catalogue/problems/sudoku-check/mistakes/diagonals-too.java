import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.StringTokenizer;

public class Main {
    static boolean solve(int k, int[][] grid) {
        int size = k * k;
        boolean[][] rows = new boolean[size][size + 1];
        boolean[][] columns = new boolean[size][size + 1];
        boolean[][] boxes = new boolean[size][size + 1];
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                int number = grid[r][c];
                int box = r / k * k + c / k;
                if (number == 0) {
                    continue;
                }
                if (rows[r][number] || columns[c][number] || boxes[box][number]) {
                    return false;
                }
                rows[r][number] = true;
                columns[c][number] = true;
                boxes[box][number] = true;
            }
        }
        boolean[] seen = new boolean[size + 1];
        for (int i = 0; i < size; i++) {
            if (grid[i][i] != 0 && seen[grid[i][i]]) {
                return false;
            }
            seen[grid[i][i]] = true;
        }
        return true;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        int[][] grid = new int[k * k][k * k];
        for (int[] row : grid) {
            StringTokenizer numbers = new StringTokenizer(in.readLine());
            for (int c = 0; c < row.length; c++) {
                row[c] = Integer.parseInt(numbers.nextToken());
            }
        }
        System.out.println(solve(k, grid));
    }
}
