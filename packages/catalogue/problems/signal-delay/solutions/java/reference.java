import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

public class Main {
    record Line(int from, int to, int delay) {}

    record Arrival(long time, int station) {}

    /** Returns when the last of the stations 1 to n receives the signal, or -1. */
    static long solve(int n, List<Line> lines, int s) {
        List<List<Line>> outgoing = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            outgoing.add(new ArrayList<>());
        }
        for (Line line : lines) {
            outgoing.get(line.from()).add(line);
        }
        boolean[] received = new boolean[n + 1];
        PriorityQueue<Arrival> arrivals = new PriorityQueue<>(Comparator.comparingLong(Arrival::time));
        arrivals.add(new Arrival(0, s));
        int missing = n;
        while (!arrivals.isEmpty()) {
            Arrival arrival = arrivals.remove();
            if (received[arrival.station()]) {
                continue;
            }
            received[arrival.station()] = true;
            missing--;
            if (missing == 0) {
                return arrival.time();
            }
            for (Line line : outgoing.get(arrival.station())) {
                if (!received[line.to()]) {
                    arrivals.add(new Arrival(arrival.time() + line.delay(), line.to()));
                }
            }
        }
        return -1;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int m = nextInt(in);
        int s = nextInt(in);
        List<Line> lines = new ArrayList<>(m);
        for (int i = 0; i < m; i++) {
            int from = nextInt(in);
            int to = nextInt(in);
            lines.add(new Line(from, to, nextInt(in)));
        }
        System.out.println(solve(n, lines, s));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
