import java.io.*;
import java.util.*;

public class PqStates {
    record Line(int to, int w) {}
    record Event(long time, int at) {}

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int[] h = Arrays.stream(br.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        List<List<Line>> g = new ArrayList<>();
        for (int i = 0; i <= h[0]; i++) g.add(new ArrayList<>());
        for (int i = 0; i < h[1]; i++) {
            StringTokenizer st = new StringTokenizer(br.readLine());
            g.get(Integer.parseInt(st.nextToken()))
             .add(new Line(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken())));
        }
        boolean[] got = new boolean[h[0] + 1];
        int count = 0;
        long last = 0;
        PriorityQueue<Event> pq = new PriorityQueue<>(Comparator.comparingLong(Event::time));
        pq.add(new Event(0, h[2]));
        while (!pq.isEmpty()) {
            Event e = pq.poll();
            if (got[e.at()]) continue;
            got[e.at()] = true;
            count++;
            last = e.time();
            for (Line l : g.get(e.at())) {
                if (!got[l.to()]) pq.add(new Event(e.time() + l.w(), l.to()));
            }
        }
        System.out.println(count == h[0] ? last : -1);
    }
}
