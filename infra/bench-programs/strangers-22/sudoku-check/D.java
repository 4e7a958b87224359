import java.io.*;
import java.util.*;

public class D {
    static boolean twice(int[] group) {
        Arrays.sort(group);
        for (int i = 1; i < group.length; i++) {
            if (group[i] != 0 && group[i] == group[i - 1]) return true;
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int k = (int) in.nval;
        int n = k * k;
        int[][] grid = new int[n][n];
        for (int[] row : grid) {
            for (int j = 0; j < n; j++) {
                in.nextToken();
                row[j] = (int) in.nval;
            }
        }
        boolean good = true;
        for (int g = 0; g < n; g++) {
            int[] column = new int[n];
            int[] box = new int[n];
            for (int i = 0; i < n; i++) {
                column[i] = grid[i][g];
                box[i] = grid[g / k * k + i / k][g % k * k + i % k];
            }
            if (twice(grid[g].clone()) || twice(column) || twice(box)) {
                good = false;
                break;
            }
        }
        System.out.println(good);
    }
}
