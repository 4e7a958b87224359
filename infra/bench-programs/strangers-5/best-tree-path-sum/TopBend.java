import java.io.*;
import java.util.*;

public class TopBend {
    record Cell(long w, Cell[] kids) {}

    static long arm(Cell c) {
        return c == null ? 0 : Math.max(0, c.w() + Math.max(arm(c.kids()[0]), arm(c.kids()[1])));
    }

    public static void main(String[] x) throws IOException {
        BufferedReader r = new BufferedReader(new InputStreamReader(System.in));
        r.readLine();
        StringTokenizer t = new StringTokenizer(r.readLine());
        List<Cell> order = new ArrayList<>();
        order.add(new Cell(Long.parseLong(t.nextToken()), new Cell[2]));
        for (int turn = 0; t.hasMoreTokens(); turn++) {
            String s = t.nextToken();
            if (s.equals("null")) continue;
            Cell c = new Cell(Long.parseLong(s), new Cell[2]);
            order.get(turn / 2).kids()[turn % 2] = c;
            order.add(c);
        }
        System.out.println(order.stream()
                .mapToLong(c -> c.w() + arm(c.kids()[0]) + arm(c.kids()[1]))
                .max().getAsLong());
    }
}
