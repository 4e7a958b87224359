import java.io.*;
import java.util.*;

public class Right3 {
    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        // number of houses
        int n = Integer.parseInt(reader.readLine().trim());
        // the amounts in the houses
        long[] money = Arrays.stream(reader.readLine().trim().split(" ")).mapToLong(Long::parseLong).toArray();
        // dp[i] = the best that is possible with the first i houses
        long[] dp = new long[n + 1];
        dp[0] = 0;
        dp[1] = money[0];
        for (int i = 2; i <= n; i++) {
            // rob house i or leave it
            dp[i] = Math.max(dp[i - 1], dp[i - 2] + money[i - 1]);
        }
        System.out.println(dp[n]);
    }
}
