import java.io.*;
import java.util.function.LongPredicate;

public class CubeBox {
    private static long lastTrue(long low, long high, LongPredicate ok) {
        while (low < high) {
            long middle = low + (high - low + 1) / 2;
            if (ok.test(middle)) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        final long n = Long.parseLong(reader.readLine().trim());
        long side = lastTrue(0, n, s -> s == 0 || s <= n / s / s);
        System.out.println(side);
        System.out.println("left over: " + (n - side * side * side));
    }
}
