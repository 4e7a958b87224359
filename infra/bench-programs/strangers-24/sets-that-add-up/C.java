import java.util.*;

public class C {
    static final class Cell {
        final int value;
        final Cell rest;
        Cell(int value, Cell rest) { this.value = value; this.rest = rest; }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), t = in.nextInt();
        int[] howMany = new int[61];
        for (int i = 0; i < n; i++) howMany[in.nextInt()]++;

        List<List<Cell>> at = new ArrayList<>();
        for (int s = 0; s <= t; s++) at.add(new ArrayList<>());
        at.get(0).add(null);
        for (int v = 60; v >= 1; v--) {
            if (howMany[v] == 0) continue;
            for (int s = t - v; s >= 0; s--) {
                for (Cell old : at.get(s)) {
                    Cell c = old;
                    int sum = s;
                    for (int j = 1; j <= howMany[v] && sum + v <= t; j++) {
                        c = new Cell(v, c);
                        sum += v;
                        at.get(sum).add(c);
                    }
                }
            }
        }

        if (at.get(t).isEmpty()) {
            System.out.println("none");
            return;
        }
        StringBuilder sb = new StringBuilder();
        for (Cell c : at.get(t)) {
            for (; c != null; c = c.rest) sb.append(c.value).append(c.rest == null ? "\n" : " ");
        }
        System.out.print(sb);
    }
}
