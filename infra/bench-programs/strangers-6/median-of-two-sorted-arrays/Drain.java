import java.util.*;

public class Drain {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        PriorityQueue<Long> pq = new PriorityQueue<>();
        for (int station = 0; station < 2; station++) {
            int count = sc.nextInt();
            for (int i = 0; i < count; i++) pq.add(sc.nextLong());
        }
        int total = pq.size();
        for (int i = 0; i < (total - 1) / 2; i++) pq.poll();
        long low = pq.poll();
        long high = total % 2 == 1 ? low : pq.peek();
        System.out.printf(Locale.ROOT, "%.1f%n", (low + high) * 0.5);
    }
}
