import java.io.*;
import java.util.*;

/**
 * Below total/h no speed can do. At that speed each tank wastes less than an hour, so at most
 * n hours are too many: take them off one by one, the cheapest rise of speed first.
 */
public class C {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        long h = Long.parseLong(st.nextToken());
        st = new StringTokenizer(in.readLine());
        long[] tank = new long[n];
        long total = 0;
        for (int i = 0; i < n; i++) {
            tank[i] = Long.parseLong(st.nextToken());
            total += tank[i];
        }
        long v = Math.max(1, (total + h - 1) / h);
        long used = 0;
        long[] hours = new long[n];
        PriorityQueue<long[]> rise = new PriorityQueue<>((x, y) -> Long.compare(x[0], y[0]));
        for (int i = 0; i < n; i++) {
            hours[i] = (tank[i] + v - 1) / v;
            used += hours[i];
            if (hours[i] > 1) rise.add(new long[] {speed(tank[i], hours[i] - 1), i});
        }
        while (used > h) {
            long[] top = rise.poll();
            int i = (int) top[1];
            v = top[0];
            hours[i]--;
            used--;
            if (hours[i] > 1) {
                top[0] = speed(tank[i], hours[i] - 1);
                rise.add(top);
            }
        }
        System.out.println(v);
    }

    static long speed(long litres, long hours) {
        return (litres + hours - 1) / hours;
    }
}
