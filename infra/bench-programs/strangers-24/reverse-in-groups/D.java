import java.util.*;
import java.io.*;

public class D {
    record Wagon(int place, String number) implements Comparable<Wagon> {
        public int compareTo(Wagon other) {
            return Integer.compare(place, other.place);
        }
    }

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        var first = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(first.nextToken());
        int k = Integer.parseInt(first.nextToken());
        var line = in.readLine();
        var painted = new StringTokenizer(line == null ? "" : line);
        var yard = new PriorityQueue<Wagon>();
        for (int i = 0; i < n; i++) {
            int start = i - i % k;
            int place = start + k <= n ? 2 * start + k - 1 - i : i;
            yard.add(new Wagon(place, painted.nextToken()));
        }
        var out = new StringJoiner(" ");
        while (!yard.isEmpty()) out.add(yard.remove().number());
        System.out.println(out);
    }
}
