import java.util.*;

/** Dijkstra on the states (visited places, last place). */
public class P3 {
    record State(long time, int mask, int last) implements Comparable<State> {
        public int compareTo(State o) {
            return Long.compare(time, o.time);
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        long[][] t = new long[n][n];
        for (long[] row : t) for (int j = 0; j < n; j++) row[j] = in.nextLong();
        if (n == 1) {
            System.out.println(0);
            return;
        }
        // the office gets its bit only on the return
        long[][] dist = new long[1 << n][n];
        for (long[] row : dist) Arrays.fill(row, Long.MAX_VALUE);
        PriorityQueue<State> queue = new PriorityQueue<>();
        queue.add(new State(0, 0, 0));
        int all = (1 << n) - 1;
        while (!queue.isEmpty()) {
            State s = queue.poll();
            if (s.mask == all) {
                System.out.println(s.time);
                return;
            }
            if (s.time > dist[s.mask][s.last]) continue; // an old entry
            boolean home = s.mask == all - 1;
            for (int next = home ? 0 : 1; next < (home ? 1 : n); next++) {
                if ((s.mask >> next & 1) != 0 || t[s.last][next] < 0) continue;
                long time = s.time + t[s.last][next];
                int mask = s.mask | 1 << next;
                if (time < dist[mask][next]) {
                    dist[mask][next] = time;
                    queue.add(new State(time, mask, next));
                }
            }
        }
        System.out.println("none");
    }
}
