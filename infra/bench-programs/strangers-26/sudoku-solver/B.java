import java.util.Scanner;

public class B {
    static int[] row, col, box;
    static int[][] g;

    static int free(int r, int c) {
        return 511 & ~(row[r] | col[c] | box[r / 3 * 3 + c / 3]);
    }

    static void toggle(int r, int c, int bit) {
        row[r] ^= bit;
        col[c] ^= bit;
        box[r / 3 * 3 + c / 3] ^= bit;
    }

    static boolean go(int r, int c, int bit) {
        toggle(r, c, bit);
        g[r][c] = Integer.numberOfTrailingZeros(bit) + 1;
        if (solve()) return true;
        g[r][c] = 0;
        toggle(r, c, bit);
        return false;
    }

    static boolean solve() {
        // the square with the fewest digits
        int best = 10, br = -1, bc = -1;
        int[][] can = new int[9][9];
        for (int r = 0; r < 9; r++)
            for (int c = 0; c < 9; c++)
                if (g[r][c] == 0) {
                    int n = Integer.bitCount(can[r][c] = free(r, c));
                    if (n == 0) return false;
                    if (n < best) {
                        best = n;
                        br = r;
                        bc = c;
                    }
                }
        if (br < 0) return true;
        // or the digit that has the fewest places in some unit
        int bestUnit = -1, bestBit = 0;
        if (best > 1) {
            for (int u = 0; u < 27; u++) {
                int have = u < 9 ? row[u] : u < 18 ? col[u - 9] : box[u - 18];
                for (int d = 0; d < 9; d++) {
                    int bit = 1 << d;
                    if ((have & bit) != 0) continue;
                    int n = 0;
                    for (int i = 0; i < 9; i++) if ((can[rowOf(u, i)][colOf(u, i)] & bit) != 0) n++;
                    if (n == 0) return false;
                    if (n < best) {
                        best = n;
                        bestUnit = u;
                        bestBit = bit;
                    }
                }
            }
        }
        if (bestUnit >= 0) {
            for (int i = 0; i < 9; i++) {
                int r = rowOf(bestUnit, i), c = colOf(bestUnit, i);
                if ((can[r][c] & bestBit) != 0 && go(r, c, bestBit)) return true;
            }
        } else {
            for (int rest = can[br][bc]; rest != 0; rest &= rest - 1)
                if (go(br, bc, rest & -rest)) return true;
        }
        return false;
    }

    static int rowOf(int u, int i) {
        return u < 9 ? u : u < 18 ? i : (u - 18) / 3 * 3 + i / 3;
    }

    static int colOf(int u, int i) {
        return u < 9 ? i : u < 18 ? u - 9 : (u - 18) % 3 * 3 + i % 3;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        StringBuilder sb = new StringBuilder();
        for (int t = sc.nextInt(); t > 0; t--) {
            row = new int[9];
            col = new int[9];
            box = new int[9];
            g = new int[9][9];
            for (int r = 0; r < 9; r++) {
                String s = sc.next();
                for (int c = 0; c < 9; c++) {
                    if (s.charAt(c) == '.') continue;
                    g[r][c] = s.charAt(c) - '0';
                    toggle(r, c, 1 << g[r][c] - 1);
                }
            }
            solve();
            for (int[] line : g) {
                for (int d : line) sb.append(d);
                sb.append('\n');
            }
        }
        System.out.print(sb);
    }
}
