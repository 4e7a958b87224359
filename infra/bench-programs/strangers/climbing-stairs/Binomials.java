import java.util.*;
import java.util.stream.*;

public class Main {
    // k double steps among n-k steps in total
    static long choose(int n, int k) {
        long r = 1;
        for (int i = 1; i <= k; i++) r = r * (n - k + i) / i;
        return r;
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        System.out.println(IntStream.rangeClosed(0, n / 2).mapToLong(k -> choose(n - k, k)).sum());
    }
}
