import java.util.*;

public class DivisorParty {
    private static int divisors(int x) {
        int c = 0;
        for (int d = 1; d * d <= x; d++) {
            if (x % d == 0) c += d * d == x ? 1 : 2;
        }
        return c;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), winner = 1;
        for (int i = 1; i <= n; i++) if (divisors(i) > divisors(winner)) winner = i;
        System.out.println(winner);
    }
}
