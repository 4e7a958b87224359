import java.util.*;
import java.util.stream.*;

public class Main {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        PriorityQueue<Integer> pq = IntStream.range(0, n).mapToObj(i -> sc.nextInt())
            .collect(Collectors.toCollection(() -> new PriorityQueue<>(Collections.reverseOrder())));
        while (pq.size() >= 2) {
            int rest = pq.poll() - pq.poll();
            if (rest > 0) pq.add(rest);
        }
        System.out.println(Optional.ofNullable(pq.peek()).orElse(0));
    }
}
