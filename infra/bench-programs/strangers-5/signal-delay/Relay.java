import java.io.*;
import java.util.*;

public class Relay {
    record Line(int to, int delay) {}
    record Event(long time, int station) implements Comparable<Event> {
        public int compareTo(Event o) { return Long.compare(time, o.time); }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = num(in), m = num(in), s = num(in);
        Map<Integer, List<Line>> net = new HashMap<>();
        for (int i = 0; i < m; i++)
            net.computeIfAbsent(num(in), k -> new ArrayList<>()).add(new Line(num(in), num(in)));
        PriorityQueue<Event> future = new PriorityQueue<>();
        future.add(new Event(0, s));
        Set<Integer> heard = new HashSet<>();
        long now = 0;
        while (!future.isEmpty() && heard.size() < n) {
            Event e = future.poll();
            if (!heard.add(e.station())) continue;
            now = e.time();
            for (Line l : net.getOrDefault(e.station(), List.of()))
                if (!heard.contains(l.to())) future.add(new Event(now + l.delay(), l.to()));
        }
        System.out.println(heard.size() == n ? now : -1);
    }

    static int num(StreamTokenizer in) {
        try { in.nextToken(); } catch (IOException e) { throw new UncheckedIOException(e); }
        return (int) in.nval;
    }
}
