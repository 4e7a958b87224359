import java.util.Locale;
import java.util.Scanner;
import java.util.function.DoubleUnaryOperator;

public class Narrow {
    static double invert(DoubleUnaryOperator rising, double goal, double lo, double hi) {
        if (hi - lo < 1e-8) return lo;
        double mid = lo + (hi - lo) / 2;
        return rising.applyAsDouble(mid) > goal
                ? invert(rising, goal, lo, mid)
                : invert(rising, goal, mid, hi);
    }

    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        System.out.println(String.format(Locale.ROOT, "%.9f", invert(y -> y * y, x, 0, x < 1 ? 1 : x)));
    }
}
