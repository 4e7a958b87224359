import java.util.*;

public class W1 {
    static final int MOD = 1_000_000_007;

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int a = sc.nextInt();
        long[] ways = new long[a + 1];
        ways[0] = 1;
        while (n-- > 0) {
            int coin = sc.nextInt();
            for (int s = coin; s <= a; s++) {
                ways[s] += ways[s - coin];
            }
        }
        System.out.println(ways[a] % MOD);
    }
}
