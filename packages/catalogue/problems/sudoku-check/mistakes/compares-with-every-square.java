import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static boolean solve(int k, int[][] grid) {
        int size = k * k;
        for (int r = 0; r < size; r++) {
            for (int c = 0; c < size; c++) {
                int number = grid[r][c];
                if (number == 0) {
                    continue;
                }
                for (int i = 0; i < size; i++) {
                    int y = r / k * k + i / k;
                    int x = c / k * k + i % k;
                    if (i != c && grid[r][i] == number || i != r && grid[i][c] == number
                        || (y != r || x != c) && grid[y][x] == number) {
                        return false;
                    }
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
