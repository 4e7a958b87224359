import java.util.*;
import java.util.stream.*;
import java.io.*;

public class Slow {
    record Pair(long price, int bag, int hat) {}

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in));
        String[] first = in.readLine().trim().split(" ");
        long k = Long.parseLong(first[2]);
        long[] bags = Stream.of(in.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();
        long[] hats = Stream.of(in.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();

        var heap = new PriorityQueue<Pair>(Comparator.comparingLong(Pair::price));
        heap.add(new Pair(bags[0] + hats[0], 0, 0));
        Pair now = null;
        for (long i = 0; i < k; i++) {
            now = heap.poll();
            int b = now.bag(), h = now.hat();
            if (h + 1 < hats.length) heap.add(new Pair(bags[b] + hats[h + 1], b, h + 1));
            if (h == 0 && b + 1 < bags.length) heap.add(new Pair(bags[b + 1] + hats[0], b + 1, 0));
        }
        System.out.println(now.price());
    }
}
