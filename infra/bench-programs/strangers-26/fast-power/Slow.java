import java.util.Scanner;

public class Slow {
    static long times(long r, long a, long count, long m) {
        for (long i = 0; i < count; i++) r = r * a % m;
        return r;
    }

    static long power(long a, long b, long m) {
        a %= m;
        if (b <= m) return times(1 % m, a, b, m);
        // The remainders repeat. The part before the circle is shorter than 30.
        b -= 30;
        if (b <= 0) return times(1 % m, a, b + 30, m);
        long start = times(1 % m, a, 30, m);
        long period = 1;
        for (long x = start * a % m; x != start; x = x * a % m) period++;
        return times(start, a, b % period, m);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int q = sc.nextInt();
        for (int i = 0; i < q; i++) {
            System.out.println(power(sc.nextLong(), sc.nextLong(), sc.nextLong()));
        }
    }
}
