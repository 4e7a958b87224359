import java.util.Locale;
import java.util.Scanner;

public class Slow {
    static final double STEP = 0.0000005;

    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).nextLine().trim());
        long steps = 0;
        while (true) {
            double candidate = (steps + 1) * STEP;
            if (candidate * candidate > x) break;
            steps++;
        }
        System.out.println(String.format(Locale.ROOT, "%.9f", steps * STEP));
    }
}
