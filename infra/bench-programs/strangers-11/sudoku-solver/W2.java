import java.util.*;

public class W2 {
    /** The digits that fit into a square, as bits. */
    static int options(int[][] g, int r, int c) {
        int used = 0;
        for (int i = 0; i < 9; i++) {
            used |= 1 << g[r][i];
            used |= 1 << g[i][c];
            used |= 1 << g[r / 3 * 3 + i / 3][c / 3 * 3 + i % 3];
        }
        return ~used & 0b1111111110;
    }

    static int[][] solve(int[][] g) {
        // fill in everything that is forced, remember the best square for a guess
        int bestR = -1, bestC = -1, bestOptions = 0;
        boolean changed = true;
        while (changed) {
            changed = false;
            bestR = -1;
            int fewest = 10;
            for (int r = 0; r < 9; r++) {
                for (int c = 0; c < 9; c++) {
                    if (g[r][c] != 0) continue;
                    int o = options(g, r, c);
                    int k = Integer.bitCount(o);
                    if (k == 0) return null;
                    if (k == 1) {
                        g[r][c] = Integer.numberOfTrailingZeros(o);
                        changed = true;
                    } else if (k < fewest) {
                        fewest = k;
                        bestR = r;
                        bestC = c;
                        bestOptions = o;
                    }
                }
            }
        }
        if (bestR < 0) return g;

        for (int d = 1; d <= 9; d++) {
            if ((bestOptions >> d & 1) == 0) continue;
            int[][] guess = g.clone();
            guess[bestR][bestC] = d;
            int[][] result = solve(guess);
            if (result != null) return result;
        }
        return null;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        StringBuilder sb = new StringBuilder();
        while (t-- > 0) {
            int[][] grid = new int[9][9];
            for (int r = 0; r < 9; r++) {
                String line = sc.next();
                for (int c = 0; c < 9; c++) {
                    char ch = line.charAt(c);
                    grid[r][c] = ch == '.' ? 0 : ch - '0';
                }
            }
            for (int[] row : solve(grid)) {
                for (int d : row) sb.append(d);
                sb.append('\n');
            }
        }
        System.out.print(sb);
    }
}
