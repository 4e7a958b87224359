import java.util.*;

public class Hit {
    static final double EPS = 1e-7;

    static double search(double x, double low, double high, int depth) {
        double mid = low + (high - low) / 2;
        double gap = mid * mid - x;
        if (gap < EPS && gap > -EPS || depth == 300) return mid;
        return gap > 0 ? search(x, low, mid, depth + 1) : search(x, mid, high, depth + 1);
    }

    public static void main(String[] args) {
        double x = Double.parseDouble(new Scanner(System.in).nextLine().trim());
        System.out.println(String.format(Locale.US, "%.10f", search(x, 0, x < 1 ? 1 : x, 0)));
    }
}
