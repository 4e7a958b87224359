import java.io.*;
import java.util.*;

public class D {
    static class Station {
        final int number;
        final List<Line> lines = new ArrayList<>();
        long time = Long.MAX_VALUE;

        Station(int number) {
            this.number = number;
        }
    }

    record Line(Station to, int delay) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), m = next(in), s = next(in);
        Station[] stations = new Station[n + 1];
        for (int i = 1; i <= n; i++) stations[i] = new Station(i);
        for (int i = 0; i < m; i++) {
            Station from = stations[next(in)];
            from.lines.add(new Line(stations[next(in)], next(in)));
        }
        TreeSet<Station> expected = new TreeSet<>(
                Comparator.comparingLong((Station x) -> x.time).thenComparingInt(x -> x.number));
        stations[s].time = 0;
        expected.add(stations[s]);
        long last = 0;
        int count = 0;
        while (!expected.isEmpty()) {
            Station u = expected.pollFirst();
            last = u.time;
            count++;
            for (Line line : u.lines) {
                long t = u.time + line.delay();
                Station v = line.to();
                if (t < v.time) {
                    expected.remove(v);
                    v.time = t;
                    expected.add(v);
                }
            }
        }
        System.out.println(count == n ? last : -1);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
