import java.io.*;

public class FewestFirst {
    final int[] row = new int[9], col = new int[9], box = new int[9];   // bits of the digits that are still missing
    final int[] cell = new int[81];
    int[] open = new int[81];
    int left;

    FewestFirst(BufferedReader in) throws IOException {
        java.util.Arrays.fill(row, 511);
        java.util.Arrays.fill(col, 511);
        java.util.Arrays.fill(box, 511);
        for (int r = 0; r < 9; r++) {
            String s = in.readLine();
            for (int c = 0; c < 9; c++) {
                int p = 9 * r + c;
                if (s.charAt(c) == '.') open[left++] = p;
                else flip(p, 1 << (s.charAt(c) - '1'));
            }
        }
    }

    void flip(int p, int bit) {
        row[p / 9] ^= bit;
        col[p % 9] ^= bit;
        box[p / 27 * 3 + p % 9 / 3] ^= bit;
        cell[p] ^= bit;
    }

    boolean solve() {
        if (left == 0) return true;
        int at = -1, fewest = 10, choice = 0;
        for (int i = 0; i < left; i++) {
            int p = open[i], m = row[p / 9] & col[p % 9] & box[p / 27 * 3 + p % 9 / 3], k = Integer.bitCount(m);
            if (k < fewest) {
                if (k == 0) return false;
                fewest = k;
                at = i;
                choice = m;
                if (k == 1) break;
            }
        }
        int p = open[at];
        open[at] = open[--left];
        for (; choice != 0; choice &= choice - 1) {
            int bit = choice & -choice;
            flip(p, bit);
            if (solve()) return true;
            flip(p, bit);
        }
        open[left++] = open[at];
        open[at] = p;
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder sb = new StringBuilder();
        for (int t = Integer.parseInt(in.readLine().trim()); t > 0; t--) {
            FewestFirst f = new FewestFirst(in);
            f.solve();
            for (int p = 0; p < 81; p++) {
                sb.append(Integer.numberOfTrailingZeros(f.cell[p]) + 1);
                if (p % 9 == 8) sb.append('\n');
            }
        }
        System.out.print(sb);
    }
}
