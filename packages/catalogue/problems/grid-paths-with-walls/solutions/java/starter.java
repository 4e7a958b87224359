import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    static final int MODULUS = 1_000_000_007;

    /** Each row consists of '.' (free) and '#' (wall). */
    static long solve(String[] grid) {
        // Write your solution here.
        return 0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] grid = new String[Integer.parseInt(in.readLine().trim().split(" ")[0])];
        for (int row = 0; row < grid.length; row++) {
            grid[row] = in.readLine().trim();
        }
        System.out.println(solve(grid));
    }
}
