import java.util.*;

public class C {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        // doubles that are not negative are ordered like their bit patterns
        long bits = 0;
        for (int k = 62; k >= 0; k--) {
            long trial = bits | (1L << k);
            double d = Double.longBitsToDouble(trial);
            if (d * d <= x) bits = trial;
        }
        System.out.printf(Locale.ROOT, "%.9f%n", Double.longBitsToDouble(bits));
    }
}
