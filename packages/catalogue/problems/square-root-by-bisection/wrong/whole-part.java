import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.Locale;

public class Main {
    static double solve(double x) {
        long low = 0;
        long high = 1_000_000;
        while (low < high) {
            long middle = (low + high + 1) / 2;
            if (middle * middle <= x) {
                low = middle;
            } else {
                high = middle - 1;
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
