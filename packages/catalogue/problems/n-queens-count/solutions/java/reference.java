import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** In how many ways n queens can stand on the board without attacking each other. */
    static int solve(int n) {
        return place(0, new boolean[n], new boolean[2 * n], new boolean[2 * n]);
    }

    private static int place(int row, boolean[] columns, boolean[] falling, boolean[] rising) {
        int n = columns.length;
        if (row == n) {
            return 1;
        }
        int ways = 0;
        for (int column = 0; column < n; column++) {
            if (columns[column] || falling[row - column + n] || rising[row + column]) {
                continue;
            }
            columns[column] = falling[row - column + n] = rising[row + column] = true;
            ways += place(row + 1, columns, falling, rising);
            columns[column] = falling[row - column + n] = rising[row + column] = false;
        }
        return ways;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(Integer.parseInt(in.readLine().trim())));
    }
}
