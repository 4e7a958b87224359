import java.util.*;

/** Puts the word together from two halves that meet in a square. */
public class C {
    static int r, c;
    static String[] rows;
    static String word;

    static class Half {
        final long low, high;     // the squares in use

        Half(long low, long high) {
            this.low = low;
            this.high = high;
        }

        Half with(int square) {
            return square < 50 ? new Half(low | 1L << square, high) : new Half(low, high | 1L << square - 50);
        }

        boolean uses(int square) {
            return (square < 50 ? low >> square & 1 : high >> square - 50 & 1) == 1;
        }
    }

    static void collect(int y, int x, int i, int step, int end, Half path, List<Half> result) {
        if (i == end) {
            result.add(path);
            return;
        }
        int[][] around = {{y, x + 1}, {y + 1, x}, {y, x - 1}, {y - 1, x}};
        for (int[] p : around) {
            int v = p[0], u = p[1];
            if (v < 0 || u < 0 || v >= r || u >= c) continue;
            if (rows[v].charAt(u) != word.charAt(i + step) || path.uses(v * c + u)) continue;
            collect(v, u, i + step, step, end, path.with(v * c + u), result);
        }
    }

    static boolean meetsAt(int y, int x) {
        int middle = word.length() / 2;
        if (rows[y].charAt(x) != word.charAt(middle)) return false;
        int here = y * c + x;
        List<Half> back = new ArrayList<>(), forth = new ArrayList<>();
        Half alone = new Half(0, 0).with(here);
        collect(y, x, middle, -1, 0, alone, back);
        collect(y, x, middle, 1, word.length() - 1, alone, forth);
        long low = alone.low, high = alone.high;
        for (Half a : back)
            for (Half b : forth)
                if ((a.low & b.low) == low && (a.high & b.high) == high) return true;
        return false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        r = sc.nextInt();
        c = sc.nextInt();
        rows = new String[r];
        for (int i = 0; i < r; i++) rows[i] = sc.next();
        word = sc.next();
        boolean found = false;
        for (int y = 0; y < r && !found; y++)
            for (int x = 0; x < c && !found; x++) found = meetsAt(y, x);
        System.out.println(found);
    }
}
