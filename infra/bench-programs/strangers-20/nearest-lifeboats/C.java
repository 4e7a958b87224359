import java.io.*;
import java.util.*;

/**
 * Keeps the k nearest boats in a heap whose top is the farthest of them.
 * A better boat throws the top out.
 */
public class C {
    static class Boat implements Comparable<Boat> {
        final int number;
        final long distance;      // squared, so that no root is needed

        Boat(int number, long distance) {
            this.number = number;
            this.distance = distance;
        }

        @Override
        public int compareTo(Boat other) {
            int c = Long.compare(distance, other.distance);
            return c != 0 ? c : Integer.compare(number, other.number);
        }
    }

    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static long next() throws IOException {
        in.nextToken();
        return (long) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = (int) next(), k = (int) next();
        long sx = next(), sy = next();
        PriorityQueue<Boat> kept = new PriorityQueue<>(Collections.reverseOrder());
        for (int i = 1; i <= n; i++) {
            long dx = next() - sx, dy = next() - sy;
            kept.add(new Boat(i, dx * dx + dy * dy));
            if (kept.size() > k) kept.poll();
        }
        int[] numbers = new int[k];
        for (int i = k - 1; i >= 0; i--) numbers[i] = kept.poll().number;
        StringBuilder sb = new StringBuilder();
        for (int x : numbers) sb.append(x).append(' ');
        System.out.println(sb.toString().trim());
    }
}
