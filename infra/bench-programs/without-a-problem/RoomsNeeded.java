import java.io.*;
import java.util.*;

public class RoomsNeeded {
    record Talk(int from, int to) {}

    public static void main(String[] args) throws IOException {
        var br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        List<Talk> talks = new ArrayList<>();
        for (int i = 0; i < n; i++) {
            var t = br.readLine().split(" ");
            talks.add(new Talk(Integer.parseInt(t[0]), Integer.parseInt(t[1])));
        }
        talks.sort(Comparator.comparingInt(Talk::from));
        PriorityQueue<Integer> busy = new PriorityQueue<>();
        int rooms = 0;
        for (Talk t : talks) {
            if (!busy.isEmpty() && busy.peek() <= t.from()) busy.poll();
            busy.add(t.to());
            rooms = Math.max(rooms, busy.size());
        }
        System.out.println(rooms);
    }
}
