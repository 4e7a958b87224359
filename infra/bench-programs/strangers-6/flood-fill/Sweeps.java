import java.util.*;
import java.util.stream.*;

public class Sweeps {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int r = sc.nextInt(), c = sc.nextInt();
        int sr = sc.nextInt(), sc0 = sc.nextInt(), paint = sc.nextInt();
        int[][] g = new int[r][c];
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++) g[i][j] = sc.nextInt();
        int old = g[sr][sc0];
        boolean[][] wet = new boolean[r + 2][c + 2];
        wet[sr + 1][sc0 + 1] = true;
        boolean again = true;
        while (again) {
            again = false;
            for (int i = 1; i <= r; i++) {
                for (int j = 1; j <= c; j++) {
                    if (wet[i][j] || g[i - 1][j - 1] != old) continue;
                    if (wet[i - 1][j] || wet[i + 1][j] || wet[i][j - 1] || wet[i][j + 1]) {
                        wet[i][j] = true;
                        again = true;
                    }
                }
            }
        }
        for (int i = 0; i < r; i++) {
            final int row = i;
            System.out.println(IntStream.range(0, c)
                    .mapToObj(j -> wet[row + 1][j + 1] ? paint : g[row][j])
                    .map(String::valueOf)
                    .collect(Collectors.joining(" ")));
        }
    }
}
