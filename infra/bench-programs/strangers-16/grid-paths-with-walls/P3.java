import java.util.Arrays;
import java.util.Scanner;

public class P3 {
    static String[] grid;
    static int[][] memo;

    // routes from here to the lower right corner
    static int routes(int i, int j) {
        if (i == grid.length || j == grid[0].length() || grid[i].charAt(j) == '#') return 0;
        if (i == grid.length - 1 && j == grid[0].length() - 1) return 1;
        if (memo[i][j] != -1) return memo[i][j];
        return memo[i][j] = (routes(i + 1, j) + routes(i, j + 1)) % 1_000_000_007;
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int r = s.nextInt();
        int c = s.nextInt();
        grid = new String[r];
        memo = new int[r][c];
        for (int i = 0; i < r; i++) {
            grid[i] = s.next();
            Arrays.fill(memo[i], -1);
        }
        System.out.println(routes(0, 0));
    }
}
