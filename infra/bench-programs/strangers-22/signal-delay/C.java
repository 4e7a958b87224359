import java.io.*;
import java.util.*;

public class C {
    record Line(int to, int delay) {}
    record Arrival(long time, Station station) implements Comparable<Arrival> {
        public int compareTo(Arrival o) { return Long.compare(time, o.time); }
    }
    static class Station {
        final List<Line> lines = new ArrayList<>();
        boolean reached;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        int s = (int) in.nval;
        Station[] net = new Station[n + 1];
        for (int i = 1; i <= n; i++) net[i] = new Station();
        for (int i = 0; i < m; i++) {
            in.nextToken();
            int u = (int) in.nval;
            in.nextToken();
            int v = (int) in.nval;
            in.nextToken();
            net[u].lines.add(new Line(v, (int) in.nval));
        }
        PriorityQueue<Arrival> queue = new PriorityQueue<>();
        queue.add(new Arrival(0, net[s]));
        int silent = n;
        long last = 0;
        while (silent > 0 && !queue.isEmpty()) {
            Arrival a = queue.poll();
            if (a.station().reached) continue;
            a.station().reached = true;
            silent--;
            last = a.time();
            for (Line l : a.station().lines) {
                Station next = net[l.to()];
                if (!next.reached) queue.add(new Arrival(last + l.delay(), next));
            }
        }
        System.out.println(silent == 0 ? last : -1);
    }
}
