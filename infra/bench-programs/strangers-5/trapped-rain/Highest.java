import java.util.*;
import java.util.stream.*;

public class Highest {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] h = new int[n];
        Arrays.setAll(h, i -> sc.nextInt());
        List<Integer> order = IntStream.range(0, n).boxed()
                .sorted(Comparator.comparingInt((Integer i) -> h[i]).reversed())
                .collect(Collectors.toList());
        int lo = order.get(0), hi = lo;
        long covered = 0;
        for (int i : order) {
            if (i < lo) { covered += (long) h[i] * (lo - i); lo = i; }
            if (i > hi) { covered += (long) h[i] * (i - hi); hi = i; }
        }
        long ground = 0;
        for (int i = 0; i < n; i++) ground += h[i];
        System.out.println(covered + h[order.get(0)] - ground);
    }
}
