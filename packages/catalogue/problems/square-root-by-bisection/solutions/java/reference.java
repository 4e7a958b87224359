import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Locale;

public class Main {
    static double solve(double x) {
        double low = 0;
        double high = Math.max(1, x);
        for (int round = 0; round < 100; round++) {
            double middle = (low + high) / 2;
            if (middle * middle <= x) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        double x = Double.parseDouble(in.readLine().trim());
        System.out.println(String.format(Locale.ROOT, "%.9f", solve(x)));
    }
}
