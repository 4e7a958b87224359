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

    /** Returns when the last of the stations 1 to n receives the signal, or -1. */
    static long solve(int n, List<Line> lines, int s) {
        List<List<Line>> touching = new ArrayList<>();
        for (int i = 0; i <= n; i++) {
            touching.add(new ArrayList<>());
        }
        for (Line line : lines) {
            touching.get(line.from()).add(line);
            touching.get(line.to()).add(new Line(line.to(), line.from(), line.delay()));
        }
        long[] times = new long[n + 1];
        java.util.Arrays.fill(times, -1);
        PriorityQueue<long[]> arrivals = new PriorityQueue<>(Comparator.comparingLong((long[] arrival) -> arrival[0]));
        arrivals.add(new long[] {0, s});
        long last = 0;
        int missing = n;
        while (!arrivals.isEmpty()) {
            long[] arrival = arrivals.remove();
            int station = (int) arrival[1];
            if (times[station] >= 0) {
                continue;
            }
            times[station] = arrival[0];
            last = arrival[0];
            missing--;
            for (Line line : touching.get(station)) {
                arrivals.add(new long[] {arrival[0] + line.delay(), line.to()});
            }
        }
        return missing > 0 ? -1 : last;
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
