import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Neighbours {
    record Point(long x, long y) {
        long to(Point o) {
            return (x - o.x) * (x - o.x) + (y - o.y) * (y - o.y);
        }

        static Point parse(String line) {
            String[] p = line.trim().split("\\s+");
            return new Point(Long.parseLong(p[0]), Long.parseLong(p[1]));
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        List<Point> pts = br.lines().limit(n).map(Point::parse).collect(Collectors.toList());
        long best = IntStream.range(0, n)
                .mapToLong(i -> IntStream.range(0, i).mapToLong(j -> pts.get(i).to(pts.get(j))).min().orElse(Long.MAX_VALUE))
                .min()
                .getAsLong();
        System.out.println(best);
    }
}
