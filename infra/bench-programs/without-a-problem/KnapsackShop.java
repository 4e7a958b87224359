import java.io.*;
import java.util.*;

public class KnapsackShop {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(t.nextToken()), w = Integer.parseInt(t.nextToken());
        long[] dp = new long[w + 1];
        for (int i = 0; i < n; i++) {
            t = new StringTokenizer(in.readLine());
            int wi = Integer.parseInt(t.nextToken());
            long vi = Long.parseLong(t.nextToken());
            for (int c = w; c >= wi; c--) dp[c] = Math.max(dp[c], dp[c - wi] + vi);
        }
        System.out.println(dp[w]);
    }
}
