import java.io.*;
import java.util.*;

public class C {
    record Cell(int value, Cell rest) { }

    static Cell build(StringTokenizer t) {
        Cell head = null;
        Deque<Integer> values = new ArrayDeque<>();
        while (t.hasMoreTokens()) values.addLast(Integer.parseInt(t.nextToken()));
        while (!values.isEmpty()) head = new Cell(values.removeLast(), head);
        return head;
    }

    static Cell reverse(Cell list, Cell done) {
        return list == null ? done : reverse(list.rest(), new Cell(list.value(), done));
    }

    static void solve() {
        try {
            BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
            in.readLine();
            String line = in.readLine();
            Cell list = build(new StringTokenizer(line == null ? "" : line));
            StringBuilder sb = new StringBuilder();
            for (Cell c = reverse(list, null); c != null; c = c.rest()) {
                if (sb.length() > 0) sb.append(' ');
                sb.append(c.value());
            }
            System.out.println(sb);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(null, C::solve, "deep", 1 << 26);
        t.start();
        t.join();
    }
}
