import java.io.*;
import java.util.*;

public class A {
    record Line(int to, int delay) { }

    record Event(long time, int station) implements Comparable<Event> {
        public int compareTo(Event other) {
            return Long.compare(time, other.time);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int s = Integer.parseInt(st.nextToken());
        List<List<Line>> lines = new ArrayList<>();
        for (int i = 0; i <= n; i++) lines.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            st = new StringTokenizer(in.readLine());
            int u = Integer.parseInt(st.nextToken());
            int v = Integer.parseInt(st.nextToken());
            lines.get(u).add(new Line(v, Integer.parseInt(st.nextToken())));
        }

        boolean[] reached = new boolean[n + 1];
        int missing = n;
        long last = 0;
        PriorityQueue<Event> events = new PriorityQueue<>();
        events.add(new Event(0, s));
        while (!events.isEmpty() && missing > 0) {
            Event e = events.poll();
            if (reached[e.station()]) continue;
            reached[e.station()] = true;
            missing--;
            last = e.time();
            for (Line l : lines.get(e.station()))
                if (!reached[l.to()]) events.add(new Event(e.time() + l.delay(), l.to()));
        }
        System.out.println(missing == 0 ? last : -1);
    }
}
