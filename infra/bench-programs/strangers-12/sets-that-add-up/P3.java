import java.util.*;

/** All sets for each sum, value by value; the sets share their tails. */
public class P3 {
    static final class Cell {
        final int value;
        final Cell rest;

        Cell(int value, Cell rest) {
            this.value = value;
            this.rest = rest;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), t = in.nextInt();
        TreeMap<Integer, Integer> count = new TreeMap<>(Comparator.reverseOrder());
        for (int i = 0; i < n; i++) count.merge(in.nextInt(), 1, Integer::sum);

        List<List<Cell>> bySum = new ArrayList<>();
        for (int s = 0; s <= t; s++) bySum.add(new ArrayList<>());
        bySum.get(0).add(null);
        // largest values first, so that the smallest one is in front
        for (Map.Entry<Integer, Integer> e : count.entrySet()) {
            int v = e.getKey();
            for (int s = t; s >= v; s--) {
                for (int k = 1; k <= e.getValue() && k * v <= s; k++) {
                    for (Cell c : bySum.get(s - k * v)) {
                        Cell x = c;
                        for (int j = 0; j < k; j++) x = new Cell(v, x);
                        bySum.get(s).add(x);
                    }
                }
            }
        }
        StringBuilder sb = new StringBuilder();
        for (Cell c : bySum.get(t)) {
            for (Cell x = c; x != null; x = x.rest) sb.append(x.value).append(x.rest == null ? "\n" : " ");
        }
        System.out.print(sb.length() == 0 ? "none\n" : sb);
    }
}
