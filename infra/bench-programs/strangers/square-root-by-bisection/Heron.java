import java.util.*;
import java.util.function.DoubleUnaryOperator;

public class Main {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).nextLine().trim());
        if (x == 0) {
            System.out.println(0);
            return;
        }
        DoubleUnaryOperator step = g -> (g + x / g) / 2;
        double guess = x < 1 ? 1 : x, next = step.applyAsDouble(guess);
        while (guess - next > 1e-13 * guess) {
            guess = next;
            next = step.applyAsDouble(guess);
        }
        System.out.println(next);
    }
}
