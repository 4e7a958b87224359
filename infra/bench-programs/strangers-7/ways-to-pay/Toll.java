import java.util.*;

public class Toll {
    static final int MOD = 1_000_000_007;

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int a = sc.nextInt();
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) {
            coins[i] = sc.nextInt();
        }
        // table[i][s]: ways to pay s with the first i kinds
        int[][] table = new int[n + 1][a + 1];
        table[0][0] = 1;
        for (int i = 1; i <= n; i++) {
            for (int s = 0; s <= a; s++) {
                int without = table[i - 1][s];
                int with = 0;
                if (s >= coins[i - 1]) {
                    with = table[i][s - coins[i - 1]];
                }
                table[i][s] = (without + with) % MOD;
            }
        }
        System.out.println(table[n][a]);
    }
}
