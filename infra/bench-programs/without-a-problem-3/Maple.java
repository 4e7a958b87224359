import java.util.*;

public class Maple {
    public static void main(String... args) {
        Scanner in = new Scanner(System.in);
        long n = in.nextLong();
        int found = 0;
        long closest = Long.MAX_VALUE;
        for (long a = 0; 2 * a * a <= n; a++) {
            long rest = n - a * a;
            long b = (long) Math.sqrt((double) rest);
            while (b * b > rest) b--;
            while ((b + 1) * (b + 1) <= rest) b++;
            if (b * b == rest) {
                found++;
                closest = Math.min(closest, b - a);
            }
        }
        System.out.println(found == 0 ? "no" : found + " " + closest);
    }
}
