import java.util.*;

public class P5 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        int a = sc.nextInt();
        long mod = 1000000007L;
        long[] dp = new long[a + 1];
        dp[0] = 1;
        for (int i = 0; i < n; i++) {
            long value = sc.nextLong();
            long[] next = new long[a + 1];
            for (int sum = 0; sum <= a; sum++) {
                // how many coins of this kind?
                for (int count = 0; count <= sum; count++) {
                    if (count * value <= sum) {
                        next[sum] = (next[sum] + dp[(int) (sum - count * value)]) % mod;
                    }
                }
            }
            dp = next;
        }
        System.out.println(dp[a]);
    }
}
