import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;
import java.util.Arrays;

public class Main {
    static int solve(int[] coins, int amount) {
        int outOfReach = amount + 1;
        int[] fewest = new int[amount + 1];
        Arrays.fill(fewest, outOfReach);
        fewest[0] = 0;
        for (int sum = 1; sum <= amount; sum++) {
            for (int coin : coins) {
                if (coin <= sum) {
                    fewest[sum] = Math.min(fewest[sum], fewest[sum - coin] + 1);
                }
            }
        }
        return fewest[amount] == outOfReach ? -1 : fewest[amount];
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
