import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    /** In how many ways n queens can stand on the board without attacking each other. */
    static int solve(int n) {
        // ways[used][last]: placements of the first rows in the columns of the set, the last one in the given column.
        int[][] ways = new int[1 << n][n];
        for (int column = 0; column < n; column++) {
            ways[1 << column][column] = 1;
        }
        int total = 0;
        for (int used = 1; used < 1 << n; used++) {
            for (int last = 0; last < n; last++) {
                for (int next = 0; next < n; next++) {
                    if ((used >> next & 1) == 0 && Math.abs(next - last) > 1) {
                        ways[used | 1 << next][next] += ways[used][last];
                    }
                }
                if (used == (1 << n) - 1) {
                    total += ways[used][last];
                }
            }
        }
        return total;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(Integer.parseInt(in.readLine().trim())));
    }
}
