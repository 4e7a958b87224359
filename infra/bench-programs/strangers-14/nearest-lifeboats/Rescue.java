import java.io.*;
import java.util.*;

public class Rescue {
    static final class Boat {
        final int id; final long far;
        Boat(int id, long far) { this.id = id; this.far = far; }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        int n = i(in), k = i(in);
        long x = i(in), y = i(in);
        // the worst of the chosen boats is on top
        Comparator<Boat> near = Comparator.<Boat>comparingLong(b -> b.far).thenComparingInt(b -> b.id);
        PriorityQueue<Boat> chosen = new PriorityQueue<>(near.reversed());
        for (int id = 1; id <= n; id++) {
            long dx = i(in) - x, dy = i(in) - y;
            chosen.add(new Boat(id, dx * dx + dy * dy));
            if (chosen.size() > k) chosen.poll();
        }
        Deque<String> answer = new ArrayDeque<>();
        while (!chosen.isEmpty()) answer.addFirst(String.valueOf(chosen.poll().id));
        System.out.println(String.join(" ", answer));
    }

    static int i(StreamTokenizer in) throws IOException { in.nextToken(); return (int) in.nval; }
}
