import java.io.*;
import java.util.*;

// Two heaps: a max heap with the lower half and a min heap with the upper half.
public class Right4 {
    private final PriorityQueue<Long> low = new PriorityQueue<>(Comparator.reverseOrder());
    private final PriorityQueue<Long> high = new PriorityQueue<>();

    void add(long x) {
        if (low.isEmpty() || x <= low.peek()) low.add(x);
        else high.add(x);
        if (low.size() > high.size() + 1) high.add(low.poll());
        if (high.size() > low.size()) low.add(high.poll());
    }

    double median() {
        return low.size() > high.size() ? low.peek() : (low.peek() + high.peek()) / 2.0;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Right4 halves = new Right4();
        for (int part = 0; part < 2; part++) {
            br.readLine();
            String line = br.readLine();
            if (line == null) continue;
            StringTokenizer st = new StringTokenizer(line);
            while (st.hasMoreTokens()) halves.add(Long.parseLong(st.nextToken()));
        }
        System.out.println(String.format(Locale.ROOT, "%.1f", halves.median()));
    }
}
