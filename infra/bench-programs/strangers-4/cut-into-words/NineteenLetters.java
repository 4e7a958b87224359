import java.io.*;
import java.util.*;

public class NineteenLetters {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String s = br.readLine().trim();
        br.readLine();
        Set<String> words = new HashSet<>(Arrays.asList(br.readLine().trim().split(" ")));
        int[] dp = new int[s.length() + 1];
        Arrays.fill(dp, Integer.MAX_VALUE);
        dp[0] = 0;
        for (int i = 0; i < s.length(); i++) {
            if (dp[i] == Integer.MAX_VALUE) continue;
            for (int len = 1; len < 20 && i + len <= s.length(); len++) {
                if (words.contains(s.substring(i, i + len)))
                    dp[i + len] = Math.min(dp[i + len], dp[i] + 1);
            }
        }
        System.out.println(dp[s.length()] == Integer.MAX_VALUE ? -1 : dp[s.length()]);
    }
}
