import java.io.*;

public class A {
    static final int[][] UNIT = new int[27][9];

    static {
        for (int u = 0; u < 9; u++)
            for (int i = 0; i < 9; i++) {
                UNIT[u][i] = 9 * u + i;
                UNIT[9 + u][i] = 9 * i + u;
                UNIT[18 + u][i] = 27 * (u / 3) + 3 * (u % 3) + 9 * (i / 3) + i % 3;
            }
    }

    final int[] digit = new int[81];
    final int[] row = new int[9], col = new int[9], box = new int[9];
    int empty = 81;

    void flip(int s, int bit) {
        row[s / 9] ^= bit;
        col[s % 9] ^= bit;
        box[s / 27 * 3 + s % 9 / 3] ^= bit;
    }

    int free(int s) {
        return 511 & ~(row[s / 9] | col[s % 9] | box[s / 27 * 3 + s % 9 / 3]);
    }

    void set(int s, int bit) {
        digit[s] = Integer.numberOfTrailingZeros(bit) + 1;
        flip(s, bit);
        empty--;
    }

    void unset(int s, int bit) {
        digit[s] = 0;
        flip(s, bit);
        empty++;
    }

    boolean solve() {
        if (empty == 0) return true;
        int where = -1, choice = 0, fewest = 10;
        for (int s = 0; s < 81 && fewest > 1; s++) {
            if (digit[s] != 0) continue;
            int f = free(s), c = Integer.bitCount(f);
            if (c == 0) return false;
            if (c < fewest) {
                fewest = c;
                where = s;
                choice = f;
            }
        }
        if (fewest > 1) {
            search:
            for (int[] unit : UNIT) {
                int once = 0, twice = 0;
                for (int s : unit) {
                    if (digit[s] != 0) continue;
                    int f = free(s);
                    twice |= once & f;
                    once |= f;
                }
                int single = Integer.lowestOneBit(once & ~twice);
                if (single == 0) continue;
                for (int s : unit)
                    if (digit[s] == 0 && (free(s) & single) != 0) {
                        where = s;
                        choice = single;
                        break search;
                    }
            }
        }
        while (choice != 0) {
            int bit = Integer.lowestOneBit(choice);
            choice ^= bit;
            set(where, bit);
            if (solve()) return true;
            unset(where, bit);
        }
        return false;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringBuilder out = new StringBuilder();
        for (int t = Integer.parseInt(in.readLine().trim()); t > 0; t--) {
            A a = new A();
            for (int r = 0; r < 9; r++) {
                String line = in.readLine();
                for (int c = 0; c < 9; c++)
                    if (line.charAt(c) != '.') a.set(9 * r + c, 1 << (line.charAt(c) - '1'));
            }
            a.solve();
            for (int s = 0; s < 81; s++) {
                out.append(a.digit[s]);
                if (s % 9 == 8) out.append('\n');
            }
        }
        System.out.print(out);
    }
}
