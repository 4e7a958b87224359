import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] coins, int amount) {
        long[] ways = new long[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            long[] next = new long[amount + 1];
            for (int sum = 0; sum <= amount; sum++)
                for (int left = sum; left >= 0; left -= coin) next[sum] = (next[sum] + ways[left]) % 1_000_000_007;
            ways = next;
        }
        return (int) ways[amount];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int amount = nextInt(in);
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) {
            coins[i] = nextInt(in);
        }
        System.out.println(solve(coins, amount));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
