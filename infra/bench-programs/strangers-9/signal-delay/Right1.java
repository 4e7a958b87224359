import java.io.*;
import java.util.*;

public class Right1 {
    record Line(int to, int delay) {}

    record Event(int station, long time) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in), m = nextInt(in), s = nextInt(in);
        Map<Integer, List<Line>> lines = new HashMap<>();
        for (int i = 0; i < m; i++) {
            int u = nextInt(in), v = nextInt(in), w = nextInt(in);
            lines.computeIfAbsent(u, x -> new ArrayList<>()).add(new Line(v, w));
        }
        // simulate the events in the order of time
        PriorityQueue<Event> events = new PriorityQueue<>(Comparator.comparingLong(Event::time));
        Set<Integer> reached = new HashSet<>();
        events.add(new Event(s, 0));
        long last = 0;
        while (!events.isEmpty() && reached.size() < n) {
            Event e = events.poll();
            if (!reached.add(e.station())) continue;
            last = e.time();
            for (Line l : lines.getOrDefault(e.station(), List.of())) {
                if (!reached.contains(l.to())) events.add(new Event(l.to(), e.time() + l.delay()));
            }
        }
        System.out.println(reached.size() == n ? last : -1);
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
