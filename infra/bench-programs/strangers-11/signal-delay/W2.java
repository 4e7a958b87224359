import java.io.*;
import java.util.*;

public class W2 {
    static class Line {
        final int to, delay;

        Line(int to, int delay) {
            this.to = to;
            this.delay = delay;
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), m = next(in), s = next(in);
        List<List<Line>> out = new ArrayList<>();
        for (int i = 0; i <= n; i++) out.add(new ArrayList<>());
        for (int i = 0; i < m; i++) {
            int u = next(in), v = next(in), w = next(in);
            out.get(u).add(new Line(v, w));
        }

        long[] time = new long[n + 1];
        Arrays.fill(time, Long.MAX_VALUE);
        time[s] = 0;
        TreeSet<Integer> waiting = new TreeSet<>((a, b) -> Long.compare(time[a], time[b]));
        waiting.add(s);
        while (!waiting.isEmpty()) {
            int u = waiting.pollFirst();
            for (Line line : out.get(u)) {
                long t = time[u] + line.delay;
                if (t < time[line.to]) {
                    waiting.remove(line.to);
                    time[line.to] = t;
                    waiting.add(line.to);
                }
            }
        }

        long last = 0;
        for (int v = 1; v <= n; v++) {
            last = Math.max(last, time[v]);
        }
        System.out.println(last == Long.MAX_VALUE ? -1 : last);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
