import java.io.*;
import java.util.*;

public class Network {
    static final class Station implements Comparable<Station> {
        final int id;
        long time = Long.MAX_VALUE;
        final Map<Station, Integer> lines = new LinkedHashMap<>();

        Station(int id) { this.id = id; }

        @Override
        public int compareTo(Station o) {
            return time != o.time ? Long.compare(time, o.time) : Integer.compare(id, o.id);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int[] head = Arrays.stream(in.readLine().split(" ")).mapToInt(Integer::parseInt).toArray();
        Station[] stations = new Station[head[0] + 1];
        for (int i = 1; i <= head[0]; i++) stations[i] = new Station(i);
        for (int i = 0; i < head[1]; i++) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            Station u = stations[Integer.parseInt(st.nextToken())];
            Station v = stations[Integer.parseInt(st.nextToken())];
            u.lines.merge(v, Integer.parseInt(st.nextToken()), Math::min);
        }
        TreeSet<Station> waiting = new TreeSet<>();
        stations[head[2]].time = 0;
        for (int i = 1; i <= head[0]; i++) waiting.add(stations[i]);
        long last = 0;
        while (!waiting.isEmpty()) {
            Station u = waiting.pollFirst();
            last = u.time;
            if (last == Long.MAX_VALUE) break;
            u.lines.forEach((v, w) -> {
                if (u.time + w < v.time) {
                    waiting.remove(v);
                    v.time = u.time + w;
                    waiting.add(v);
                }
            });
        }
        System.out.println(last == Long.MAX_VALUE ? -1 : last);
    }
}
