import java.util.*;

public class P5 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String text = sc.next();
        int w = sc.nextInt();
        HashSet<String> known = new HashSet<>();
        for (int i = 0; i < w; i++) {
            known.add(sc.next());
        }
        int n = text.length();
        int[] dp = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            dp[i] = Integer.MAX_VALUE;
            for (int j = 0; j < i; j++) {
                if (dp[j] != Integer.MAX_VALUE && known.contains(text.substring(j, i))) {
                    dp[i] = Math.min(dp[i], dp[j] + 1);
                }
            }
        }
        System.out.println(dp[n] == Integer.MAX_VALUE ? -1 : dp[n]);
    }
}
