import java.util.*;

public class C {
    static int[] row, col, box;
    static int[][] empty;
    static char[][] g;

    static boolean fill(int from) {
        if (from == empty.length) return true;
        int pick = -1, fewest = 10, options = 0;
        for (int k = from; k < empty.length; k++) {
            int y = empty[k][0], x = empty[k][1];
            int free = 511 & ~(row[y] | col[x] | box[y / 3 * 3 + x / 3]);
            int count = Integer.bitCount(free);
            if (count < fewest) {
                fewest = count;
                pick = k;
                options = free;
                if (count < 2) break;
            }
        }
        int[] e = empty[pick];
        empty[pick] = empty[from];
        empty[from] = e;
        int y = e[0], x = e[1], b = y / 3 * 3 + x / 3;
        while (options != 0) {
            int bit = options & -options;
            options ^= bit;
            row[y] ^= bit;
            col[x] ^= bit;
            box[b] ^= bit;
            g[y][x] = (char) ('1' + Integer.numberOfTrailingZeros(bit));
            if (fill(from + 1)) return true;
            row[y] ^= bit;
            col[x] ^= bit;
            box[b] ^= bit;
        }
        empty[from] = empty[pick];
        empty[pick] = e;
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        StringBuilder out = new StringBuilder();
        while (t-- > 0) {
            row = new int[9];
            col = new int[9];
            box = new int[9];
            g = new char[9][];
            List<int[]> gaps = new ArrayList<>();
            for (int y = 0; y < 9; y++) {
                g[y] = sc.next().toCharArray();
                for (int x = 0; x < 9; x++) {
                    if (g[y][x] == '.') gaps.add(new int[] {y, x});
                    else {
                        int bit = 1 << (g[y][x] - '1');
                        row[y] |= bit;
                        col[x] |= bit;
                        box[y / 3 * 3 + x / 3] |= bit;
                    }
                }
            }
            empty = gaps.toArray(new int[0][]);
            fill(0);
            for (char[] line : g) out.append(line).append('\n');
        }
        System.out.print(out);
    }
}
