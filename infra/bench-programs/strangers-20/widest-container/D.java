import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    record Pair(int left, int right) {}

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        long[] h = LongStream.generate(() -> Long.parseLong(st.nextToken())).limit(n).toArray();
        long best = Stream.iterate(new Pair(0, n - 1),
                        p -> p.left() < p.right(),
                        p -> h[p.left()] <= h[p.right()] ? new Pair(p.left() + 1, p.right()) : new Pair(p.left(), p.right() - 1))
                .mapToLong(p -> Math.min(h[p.left()], h[p.right()]) * (p.right() - p.left()))
                .max().orElse(0L);
        System.out.println(best);
    }
}
