import java.util.*;
import java.util.stream.*;
import java.io.*;

public class Radar {
    record Boat(int number, double away) {}

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        long[] nk = longs(br.readLine());
        long[] ship = longs(br.readLine());
        List<Boat> boats = new ArrayList<>();
        for (int i = 1; i <= nk[0]; i++) {
            long[] p = longs(br.readLine());
            double dx = p[0] - ship[0], dy = p[1] - ship[1];
            boats.add(new Boat(i, Math.sqrt(dx * dx + dy * dy)));
        }
        String answer = boats.stream()
                .sorted(Comparator.comparingDouble(Boat::away).thenComparingInt(Boat::number))
                .limit(nk[1])
                .map(b -> Integer.toString(b.number()))
                .collect(Collectors.joining(" "));
        System.out.println(answer);
    }

    static long[] longs(String s) {
        return Stream.of(s.trim().split(" +")).mapToLong(Long::parseLong).toArray();
    }
}
