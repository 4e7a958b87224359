import java.util.*;

public class D {
    private final char[][] grid;
    private final String word;
    private final boolean[][][] hope;
    private final boolean[][] taken;
    private static final int[] DY = {0, 1, 0, -1}, DX = {1, 0, -1, 0};

    D(char[][] grid, String word) {
        this.grid = grid;
        this.word = word;
        int r = grid.length, c = grid[0].length;
        taken = new boolean[r][c];
        hope = new boolean[word.length()][r][c];
        for (int k = word.length() - 1; k >= 0; k--)
            for (int y = 0; y < r; y++)
                for (int x = 0; x < c; x++)
                    hope[k][y][x] = grid[y][x] == word.charAt(k)
                            && (k == word.length() - 1 || hopeBeside(k + 1, y, x));
    }

    private boolean inside(int y, int x) {
        return y >= 0 && x >= 0 && y < grid.length && x < grid[0].length;
    }

    private boolean hopeBeside(int k, int y, int x) {
        for (int d = 0; d < 4; d++)
            if (inside(y + DY[d], x + DX[d]) && hope[k][y + DY[d]][x + DX[d]]) return true;
        return false;
    }

    private boolean from(int k, int y, int x) {
        if (!inside(y, x) || taken[y][x] || !hope[k][y][x]) return false;
        if (k == word.length() - 1) return true;
        taken[y][x] = true;
        boolean ok = false;
        for (int d = 0; d < 4 && !ok; d++) ok = from(k + 1, y + DY[d], x + DX[d]);
        taken[y][x] = false;
        return ok;
    }

    boolean possible() {
        for (int y = 0; y < grid.length; y++)
            for (int x = 0; x < grid[0].length; x++)
                if (from(0, y, x)) return true;
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        char[][] grid = new char[in.nextInt()][];
        in.nextInt();
        for (int y = 0; y < grid.length; y++) grid[y] = in.next().toCharArray();
        System.out.println(new D(grid, in.next()).possible());
    }
}
