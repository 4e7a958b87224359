import java.util.Scanner;

public class EveryOrder {
    int n;
    long[][] time;
    boolean[] done;
    long best = Long.MAX_VALUE;

    void ride(int here, int delivered, long sum) {
        if (delivered == n) {
            if (time[here][0] >= 0 && sum + time[here][0] < best) best = sum + time[here][0];
            return;
        }
        for (int to = 1; to < n; to++) {
            if (done[to] || time[here][to] == -1) continue;
            done[to] = true;
            ride(to, delivered + 1, sum + time[here][to]);
            done[to] = false;
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        EveryOrder e = new EveryOrder();
        e.n = sc.nextInt();
        e.time = new long[e.n][e.n];
        e.done = new boolean[e.n];
        for (long[] row : e.time)
            for (int j = 0; j < e.n; j++) row[j] = sc.nextLong();
        if (e.n == 1) {
            System.out.println(0);
            return;
        }
        e.ride(0, 1, 0L);
        System.out.println(e.best == Long.MAX_VALUE ? "none" : String.valueOf(e.best));
    }
}
