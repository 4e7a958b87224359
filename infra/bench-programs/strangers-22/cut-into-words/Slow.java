import java.util.*;

public class Slow {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        String text = in.next();
        int w = in.nextInt();
        Set<String> dictionary = new HashSet<>();
        while (w-- > 0) dictionary.add(in.next());
        int[] dp = new int[text.length() + 1];
        Arrays.fill(dp, Integer.MAX_VALUE);
        dp[0] = 0;
        for (int i = 1; i <= text.length(); i++) {
            for (int j = 0; j < i; j++) {
                if (dp[j] != Integer.MAX_VALUE && dictionary.contains(text.substring(j, i))) {
                    dp[i] = Math.min(dp[i], dp[j] + 1);
                }
            }
        }
        int answer = dp[text.length()];
        System.out.println(answer == Integer.MAX_VALUE ? -1 : answer);
    }
}
