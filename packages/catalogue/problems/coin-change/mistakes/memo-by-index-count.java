import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni(), amount = ni();
        int[] c = new int[n];
        for (int i = 0; i < n; i++) c[i] = ni();
        int[] dp = new int[amount + 1];
        Arrays.fill(dp, 1 << 20);
        dp[0] = 0;
        for (int x : c) {
            int[] nd = dp.clone();
            for (int i = x; i <= amount; i++)
                for (int m = 1; m * x <= i; m++) nd[i] = Math.min(nd[i], dp[i - m * x] + m);
            dp = nd;
        }
        System.out.println(dp[amount] >= 1 << 20 ? -1 : dp[amount]);
    }
}
