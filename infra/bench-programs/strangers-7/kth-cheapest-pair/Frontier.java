import java.util.*;
import java.io.*;

public class Frontier {
    record Offer(int row, int col, long price) implements Comparable<Offer> {
        public int compareTo(Offer o) {
            return Long.compare(price, o.price);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] head = in.readLine().trim().split(" ");
        long k = Long.parseLong(head[2]);
        int[] bags = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();
        int[] hats = Arrays.stream(in.readLine().trim().split(" ")).mapToInt(Integer::parseInt).toArray();

        PriorityQueue<Offer> queue = new PriorityQueue<>();
        for (int r = 0; r < bags.length; r++) {
            queue.add(new Offer(r, 0, (long) bags[r] + hats[0]));
        }
        for (long taken = 1; taken < k; taken++) {
            Offer best = queue.poll();
            int c = best.col() + 1;
            if (c < hats.length) {
                queue.add(new Offer(best.row(), c, (long) bags[best.row()] + hats[c]));
            }
        }
        System.out.println(queue.peek().price());
    }
}
