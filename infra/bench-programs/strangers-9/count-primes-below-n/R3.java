import java.util.Scanner;

/** Counts the primes up to n - 1 without ever listing them (the method of Lucy_Hedgehog). */
public class R3 {
    public static void main(String[] args) {
        int m = new Scanner(System.in).nextInt() - 1;
        if (m < 2) {
            System.out.println(0);
            return;
        }
        int root = (int) Math.sqrt(m);
        while ((long) root * root > m) root--;
        while ((long) (root + 1) * (root + 1) <= m) root++;
        int[] small = new int[root + 1];       // small[v] : numbers <= v that survive
        int[] large = new int[root + 1];       // large[i] : numbers <= m / i that survive
        for (int i = 1; i <= root; i++) {
            small[i] = i - 1;
            large[i] = m / i - 1;
        }
        for (int p = 2; p <= root; p++) {
            if (small[p] == small[p - 1]) continue;
            int before = small[p - 1];
            long square = (long) p * p;
            int end = (int) Math.min(root, m / square);
            for (int i = 1; i <= end; i++) {
                int d = i * p;
                large[i] -= (d <= root ? large[d] : small[m / d]) - before;
            }
            for (int v = root; v >= square; v--) {
                small[v] -= small[v / p] - before;
            }
        }
        System.out.println(large[1]);
    }
}
