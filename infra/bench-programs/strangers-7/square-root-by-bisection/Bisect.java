import java.util.Locale;
import java.util.Scanner;
import java.util.function.DoubleUnaryOperator;

public class Bisect {
    static double inverse(DoubleUnaryOperator f, double y, double lo, double hi) {
        for (int round = 0; round < 120; round++) {
            double mid = (lo + hi) / 2;
            if (f.applyAsDouble(mid) < y) lo = mid;
            else hi = mid;
        }
        return hi;
    }

    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        System.out.println(String.format(Locale.ROOT, "%.9f", inverse(t -> t * t, x, 0, x + 1)));
    }
}
