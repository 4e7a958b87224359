import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] coins, int amount) {
        int[] ways = new int[amount + 1];
        ways[0] = 1;
        for (int coin : coins) {
            for (int sum = coin; sum <= amount; sum++) {
                ways[sum] = (ways[sum] + ways[sum - coin]) % 1_000_000_007;
            }
        }
        return ways[amount];
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
