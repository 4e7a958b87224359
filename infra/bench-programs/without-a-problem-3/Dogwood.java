import java.util.Scanner;

public class Dogwood {
    static int n;
    static long[] w;
    static long best = Long.MAX_VALUE;

    static void put(int i, long a, long b, long c) {
        if (i == n) {
            long hi = Math.max(a, Math.max(b, c));
            long lo = Math.min(a, Math.min(b, c));
            if (hi - lo < best) best = hi - lo;
            return;
        }
        put(i + 1, a + w[i], b, c);
        put(i + 1, a, b + w[i], c);
        put(i + 1, a, b, c + w[i]);
    }

    public static void main(String[] args) {
        Scanner s = new Scanner(System.in);
        n = s.nextInt();
        w = new long[n];
        for (int i = 0; i < n; i++) w[i] = s.nextLong();
        put(0, 0, 0, 0);
        System.out.println(best);
    }
}
