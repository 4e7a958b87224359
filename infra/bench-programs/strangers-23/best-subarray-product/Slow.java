import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int[] factor = new int[n];
        for (int i = 0; i < n; i++) factor[i] = sc.nextInt();

        long best = Long.MIN_VALUE;
        for (int from = 0; from < n; from++) {
            long product = 1;
            for (int to = from; to < n; to++) {
                product *= factor[to];
                if (product > best) best = product;
            }
        }
        System.out.println(best);
    }
}
