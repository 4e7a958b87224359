import java.io.*;
import java.util.*;

public class P3 {
    /** A row, a column or a box. */
    static class Unit {
        private final BitSet numbers = new BitSet();

        boolean accept(int x) {
            if (numbers.get(x)) return false;
            numbers.set(x);
            return true;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        in.nextToken();
        int k = (int) in.nval;
        int n = k * k;
        Unit[] rows = units(n), columns = units(n), boxes = units(n);
        boolean fine = true;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                in.nextToken();
                int x = (int) in.nval;
                if (x == 0) continue;
                fine &= rows[i].accept(x) & columns[j].accept(x) & boxes[i / k * k + j / k].accept(x);
            }
        }
        System.out.println(fine);
    }

    static Unit[] units(int n) {
        Unit[] u = new Unit[n];
        Arrays.setAll(u, i -> new Unit());
        return u;
    }
}
