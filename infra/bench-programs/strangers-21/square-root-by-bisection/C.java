import java.util.Locale;
import java.util.Scanner;

public class C {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        if (x == 0) {
            System.out.println("0.0");
            return;
        }
        double y = x > 1 ? x : 1;
        double better = (y + x / y) / 2;
        while (better < y) {
            y = better;
            better = (y + x / y) / 2;
        }
        System.out.println(String.format(Locale.ROOT, "%.10f", y));
    }
}
