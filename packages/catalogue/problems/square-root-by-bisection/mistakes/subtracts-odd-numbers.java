import java.util.*;

public class Main {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        double scale = x < 9e6 ? 1e6 : 3e3;
        long n = Math.round(x * scale * scale), odd = 1;
        while (n >= odd) {
            n -= odd;
            odd += 2;
        }
        System.out.println(String.format(Locale.ROOT, "%.9f", odd / 2 / scale));
    }
}
