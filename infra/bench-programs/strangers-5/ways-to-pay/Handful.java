import java.util.*;

public class Handful {
    static final long MOD = (long) 1e9 + 7;
    static long[] coins;

    static long count(int kind, long left) {
        if (kind == coins.length) return left == 0 ? 1 : 0;
        long sum = 0;
        for (; left >= 0; left -= coins[kind]) sum += count(kind + 1, left);
        return sum % MOD;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        coins = new long[sc.nextInt()];
        long a = sc.nextLong();
        for (int i = 0; i < coins.length; i++) coins[i] = sc.nextLong();
        System.out.println(count(0, a));
    }
}
