import java.util.*;

public class Slow {
    static final double STEP = 0.0000005;

    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next().trim());
        long k = 0;
        while ((k + 1) * STEP * ((k + 1) * STEP) <= x) k++;
        System.out.println(String.format(Locale.ROOT, "%.7f", k * STEP));
    }
}
