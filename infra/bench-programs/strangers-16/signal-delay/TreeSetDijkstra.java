import java.io.*;
import java.util.*;

public class TreeSetDijkstra {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in));
        int n = next(st), m = next(st), s = next(st);
        Map<Integer, List<int[]>> out = new HashMap<>();
        for (int i = 0; i < m; i++) {
            int u = next(st), v = next(st), w = next(st);
            out.computeIfAbsent(u, x -> new ArrayList<>()).add(new int[] {v, w});
        }
        long[] time = new long[n + 1];
        Arrays.fill(time, Long.MAX_VALUE);
        time[s] = 0;
        // key = time * (n + 1) + station
        TreeSet<Long> open = new TreeSet<>();
        open.add((long) s);
        int reached = 0;
        long last = 0;
        while (!open.isEmpty()) {
            long key = open.pollFirst();
            int u = (int) (key % (n + 1));
            last = time[u];
            reached++;
            for (int[] line : out.getOrDefault(u, List.of())) {
                int v = line[0];
                long t = last + line[1];
                if (t < time[v]) {
                    if (time[v] != Long.MAX_VALUE) open.remove(time[v] * (n + 1) + v);
                    time[v] = t;
                    open.add(t * (n + 1) + v);
                }
            }
        }
        System.out.println(reached == n ? last : -1);
    }

    static int next(StreamTokenizer st) throws IOException {
        st.nextToken();
        return (int) st.nval;
    }
}
