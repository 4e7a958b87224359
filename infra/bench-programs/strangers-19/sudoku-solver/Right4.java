import java.util.*;
import java.util.stream.*;

public class Right4 {
    static final int ALL = 0x1FF;
    static final int[][] PEERS = IntStream.range(0, 81).mapToObj(a -> IntStream.range(0, 81)
            .filter(b -> b != a && (a / 9 == b / 9 || a % 9 == b % 9 || (a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3)))
            .toArray()).toArray(int[][]::new);

    /** An immutable-looking board: each try works on a copy. */
    static final class Board {
        final int[] options; // bit set of what may still stand there
        Board() { options = new int[81]; Arrays.fill(options, ALL); }
        Board(Board b) { options = b.options.clone(); }

        boolean set(int cell, int bit) {
            if ((options[cell] & bit) == 0) return false;
            options[cell] = bit;
            for (int p : PEERS[cell]) {
                if ((options[p] & bit) == 0) continue;
                options[p] &= ~bit;
                if (options[p] == 0) return false;
                if (Integer.bitCount(options[p]) == 1 && !set(p, options[p])) return false;
            }
            return true;
        }
        Optional<Board> solve() {
            int cell = -1, few = 10;
            for (int i = 0; i < 81; i++) {
                int c = Integer.bitCount(options[i]);
                if (c > 1 && c < few) { few = c; cell = i; }
            }
            if (cell < 0) return Optional.of(this);
            for (int rest = options[cell]; rest != 0; rest &= rest - 1) {
                Board next = new Board(this);
                if (next.set(cell, rest & -rest)) {
                    Optional<Board> found = next.solve();
                    if (found.isPresent()) return found;
                }
            }
            return Optional.empty();
        }
        @Override public String toString() {
            StringBuilder sb = new StringBuilder();
            for (int i = 0; i < 81; i++) {
                sb.append(Integer.numberOfTrailingZeros(options[i]) + 1);
                if (i % 9 == 8) sb.append('\n');
            }
            return sb.toString();
        }
    }
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int t = sc.nextInt();
        StringBuilder out = new StringBuilder();
        for (int q = 0; q < t; q++) {
            Board b = new Board();
            for (int i = 0; i < 9; i++) {
                String s = sc.next();
                for (int j = 0; j < 9; j++)
                    if (s.charAt(j) != '.') b.set(9 * i + j, 1 << (s.charAt(j) - '1'));
            }
            out.append(b.solve().orElseThrow());
        }
        System.out.print(out);
    }
}
