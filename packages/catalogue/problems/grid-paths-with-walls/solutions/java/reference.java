import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

public class Main {
    static final int MODULUS = 1_000_000_007;

    /** Each row consists of '.' (free) and '#' (wall). */
    static long solve(String[] grid) {
        long[] routes = new long[grid[0].length()];
        routes[0] = 1;
        for (String row : grid) {
            for (int x = 0; x < routes.length; x++) {
                if (row.charAt(x) == '#') {
                    routes[x] = 0;
                } else if (x > 0) {
                    routes[x] = (routes[x] + routes[x - 1]) % MODULUS;
                }
            }
        }
        return routes[routes.length - 1];
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
