import java.util.*;

public class LightestFirst {
    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        int n = s.nextInt();
        PriorityQueue<Integer> pq = new PriorityQueue<>();
        while (n-- > 0) pq.offer(s.nextInt());
        while (pq.size() > 1) {
            int x = pq.poll();
            int y = pq.poll();
            if (x != y) pq.offer(Math.abs(x - y));
        }
        System.out.println(pq.isEmpty() ? 0 : pq.peek());
    }
}
