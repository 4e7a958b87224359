import java.io.*;

public class Wrong2 {
    static double solve(double x) {
        double lo = 0;
        double hi = Math.max(1, x);
        // 30 halvings: a billionth of the interval
        for (int i = 0; i < 30; i++) {
            double mid = (lo + hi) / 2;
            if (mid * mid < x) {
                lo = mid;
            } else {
                hi = mid;
            }
        }
        return hi;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        double x = Double.parseDouble(br.readLine().trim());
        System.out.println(String.format(java.util.Locale.US, "%.9f", solve(x)));
    }
}
