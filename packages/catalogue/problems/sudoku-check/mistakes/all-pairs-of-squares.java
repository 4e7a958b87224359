import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static boolean solve(int k, int[][] grid) {
        int size = k * k;
        for (int i = 0; i < size * size; i++) {
            int r = i / size;
            int c = i % size;
            for (int j = 0; j < i; j++) {
                int y = j / size;
                int x = j % size;
                if (grid[r][c] != 0 && grid[r][c] == grid[y][x] && (r == y || c == x || r / k == y / k && c / k == x / k)) {
                    return false;
                }
            }
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
