import java.io.*;
import java.util.Locale;

public class Bisect {
    public static void main(String[] args) throws IOException {
        double x = Double.parseDouble(new BufferedReader(new InputStreamReader(System.in)).readLine().trim());
        double low = 0;
        double high = x;
        for (int i = 0; i < 300; i++) {
            double middle = (low + high) / 2;
            if (middle * middle < x) {
                low = middle;
            } else {
                high = middle;
            }
        }
        System.out.printf(Locale.ROOT, "%.9f%n", high);
    }
}
