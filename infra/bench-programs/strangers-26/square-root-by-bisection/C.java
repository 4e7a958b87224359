import java.util.Locale;
import java.util.Scanner;
import java.util.function.DoubleUnaryOperator;

public class C {
    static double inverse(DoubleUnaryOperator f, double y, double low, double high) {
        while (high - low > 1e-8) {
            double middle = low + (high - low) / 2;
            if (f.applyAsDouble(middle) <= y) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        double root = inverse(v -> v * v, x, 0, x + 1);
        System.out.printf(Locale.ROOT, "%.9f%n", root);
    }
}
