import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), amount = ni();
        int[] coin = new int[n];
        for (int i = 0; i < n; i++) coin[i] = ni();
        int[] dp = new int[amount + 1];
        for (int i = 1; i <= amount; i++) {
            for (int c : coin) {
                if (c == i) { dp[i] = 1; break; }
                if (c < i && dp[i - c] > 0 && (dp[i] == 0 || dp[i - c] + 1 < dp[i])) { dp[i] = dp[i - c] + 1; if (dp[i] == 2) break; }
            }
        }
        System.out.println(amount == 0 ? 0 : dp[amount] == 0 ? -1 : dp[amount]);
    }
}
