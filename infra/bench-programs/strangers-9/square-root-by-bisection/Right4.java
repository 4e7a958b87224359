import java.util.*;

public class Right4 {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        // the whole part: 1 + 3 + 5 + ... + (2k - 1) is k squared
        double square = 0;
        long k = 0;
        while (square + (2 * k + 1) <= x) {
            square += 2 * k + 1;
            k++;
        }
        // the digits behind the point, each counted up from 0
        double root = k;
        double step = 0.1;
        for (int digit = 1; digit <= 10; digit++) {
            int times = 0;
            while (times < 9 && (root + step) * (root + step) <= x) {
                root += step;
                times++;
            }
            step /= 10;
        }
        System.out.printf(Locale.ROOT, "%.9f%n", root);
    }
}
