import java.util.*;

public class Main {
    static int[] g, row, col, box, order;

    static boolean go(int k) {
        if (k == order.length) return true;
        int s = order[k], r = s / 9, c = s % 9, b = r / 3 * 3 + c / 3;
        for (int m = ~(row[r] | col[c] | box[b]) & 1022; m != 0;) {
            int bit = Integer.highestOneBit(m);
            m ^= bit;
            g[s] = Integer.numberOfTrailingZeros(bit);
            row[r] |= bit; col[c] |= bit; box[b] |= bit;
            if (go(k + 1)) return true;
            row[r] ^= bit; col[c] ^= bit; box[b] ^= bit;
        }
        g[s] = 0;
        return false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int t = in.nextInt();
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            g = new int[81]; row = new int[9]; col = new int[9]; box = new int[9];
            int top = 0, bottom = 0, empty = 0;
            for (int r = 0; r < 9; r++) {
                String s = in.next();
                for (int c = 0; c < 9; c++) {
                    if (s.charAt(c) == '.') { empty++; continue; }
                    int d = g[9 * r + c] = s.charAt(c) - '0';
                    row[r] |= 1 << d; col[c] |= 1 << d; box[r / 3 * 3 + c / 3] |= 1 << d;
                    if (r < 4) top++;
                    if (r > 4) bottom++;
                }
            }
            order = new int[empty];
            int k = 0;
            for (int i = 0; i < 81; i++) {
                int s = top >= bottom ? i : 80 - i;
                if (g[s] == 0) order[k++] = s;
            }
            go(0);
            for (int i = 0; i < 81; i++) { out.append(g[i]); if (i % 9 == 8) out.append('\n'); }
        }
        System.out.print(out);
    }
}
