import java.io.*;
import java.util.*;

public class D {
    /** Everything that can be told about the rounds which have visited the same places. */
    static final class Station {
        final long[] arrival;

        Station(int n) {
            arrival = new long[n];
            Arrays.fill(arrival, Long.MAX_VALUE);
        }

        void offer(int place, long t) {
            if (t < arrival[place]) arrival[place] = t;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int[][] time = new int[n][];
        for (int i = 0; i < n; i++)
            time[i] = Arrays.stream(in.readLine().trim().split("\\s+")).mapToInt(Integer::parseInt).toArray();

        Map<Integer, Station> day = new HashMap<>();
        Station office = new Station(n);
        office.offer(0, 0);
        day.put(1, office);
        for (int parcel = 1; parcel < n; parcel++) {
            Map<Integer, Station> next = new HashMap<>();
            for (Map.Entry<Integer, Station> e : day.entrySet()) {
                int seen = e.getKey();
                long[] arrival = e.getValue().arrival;
                for (int to = 1; to < n; to++) {
                    if ((seen >> to & 1) == 1) continue;
                    Station s = next.computeIfAbsent(seen | 1 << to, key -> new Station(n));
                    for (int from = 0; from < n; from++)
                        if (arrival[from] != Long.MAX_VALUE && time[from][to] != -1)
                            s.offer(to, arrival[from] + time[from][to]);
                }
            }
            day = next;
        }
        long best = Long.MAX_VALUE;
        for (Station s : day.values())
            for (int p = 0; p < n; p++)
                if (s.arrival[p] != Long.MAX_VALUE && time[p][0] != -1)
                    best = Math.min(best, s.arrival[p] + time[p][0]);
        System.out.println(n == 1 ? "0" : best == Long.MAX_VALUE ? "none" : "" + best);
    }
}
