import java.util.Scanner;

public class ComeDown {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        // first the whole part ...
        double k = Math.floor(x);
        while (k * k > x) k--;
        // ... then the fraction
        double low = k, high = k + 1;
        for (int i = 0; i < 40; i++) {
            double mid = (low + high) / 2;
            if (mid * mid <= x) low = mid;
            else high = mid;
        }
        System.out.printf(java.util.Locale.ROOT, "%.9f%n", low);
    }
}
