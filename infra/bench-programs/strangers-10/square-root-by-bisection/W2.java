import java.util.Scanner;

public class W2 {
    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).next());
        double lo = 0, hi = Math.max(x, 1);
        for (int step = 0; step < 30; step++) {
            double mid = (lo + hi) / 2;
            if (mid * mid <= x) lo = mid;
            else hi = mid;
        }
        System.out.println(lo);
    }
}
