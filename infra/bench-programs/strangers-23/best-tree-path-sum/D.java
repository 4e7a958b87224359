import java.io.*;
import java.util.*;

public class D {
    static final class Knot {
        final long worth;
        Knot west, east;
        long arm;
        Knot(long w) { worth = w; }
    }

    static Knot next(StreamTokenizer st) throws IOException {
        int t = st.nextToken();
        return t == StreamTokenizer.TT_NUMBER ? new Knot((long) st.nval) : null;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        st.nextToken();
        Knot root = next(st);
        Deque<Knot> line = new ArrayDeque<>();
        line.add(root);
        while (!line.isEmpty()) {
            Knot k = line.poll();
            if ((k.west = next(st)) != null) line.add(k.west);
            if ((k.east = next(st)) != null) line.add(k.east);
        }

        Deque<Knot> todo = new ArrayDeque<>();
        Deque<Knot> done = new ArrayDeque<>();
        todo.push(root);
        while (!todo.isEmpty()) {
            Knot k = todo.pop();
            done.push(k);
            if (k.west != null) todo.push(k.west);
            if (k.east != null) todo.push(k.east);
        }
        long best = Long.MIN_VALUE;
        for (Knot k : done) {
            long l = k.west == null ? 0 : k.west.arm;
            long r = k.east == null ? 0 : k.east.arm;
            best = Math.max(best, k.worth + l + r);
            k.arm = Math.max(0, k.worth + Math.max(l, r));
        }
        System.out.println(best);
    }
}
