import java.io.*;
import java.util.*;

public class C {
    record Boat(long dist, int id) implements Comparable<Boat> {
        public int compareTo(Boat o) {
            return dist != o.dist ? Long.compare(dist, o.dist) : Integer.compare(id, o.id);
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(st), k = next(st);
        long x = next(st), y = next(st);
        PriorityQueue<Boat> farthestFirst = new PriorityQueue<>(Comparator.reverseOrder());
        for (int id = 1; id <= n; id++) {
            long dx = next(st) - x, dy = next(st) - y;
            Boat b = new Boat(dx * dx + dy * dy, id);
            if (farthestFirst.size() < k) {
                farthestFirst.add(b);
            } else if (b.compareTo(farthestFirst.peek()) < 0) {
                farthestFirst.poll();
                farthestFirst.add(b);
            }
        }
        Deque<String> answer = new ArrayDeque<>();
        while (!farthestFirst.isEmpty()) answer.addFirst(Integer.toString(farthestFirst.poll().id()));
        System.out.println(String.join(" ", answer));
    }

    static int next(StreamTokenizer st) throws IOException {
        st.nextToken();
        return (int) st.nval;
    }
}
