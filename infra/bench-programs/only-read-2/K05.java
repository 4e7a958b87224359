import java.util.Scanner;
import java.util.function.LongPredicate;

public class K05 {
    static long first(LongPredicate p) {
        long step = 1;
        while (!p.test(step)) step <<= 1;
        long at = 0;
        for (; step > 0; step >>= 1) {
            if (!p.test(at + step)) at += step;
        }
        return at + 1;
    }

    public static void main(String[] args) {
        long n = new Scanner(System.in).nextLong();
        long cube = first(m -> m > n / m / m || (m * m * m == n));
        long square = first(m -> m > n / m || m * m == n);
        System.out.println(cube + " " + square);
    }
}
