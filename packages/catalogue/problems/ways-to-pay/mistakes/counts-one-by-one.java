import java.io.*;
import java.util.*;

public class Main {
    static int solve(int[] coins, int amount) {
        return (int) (count(coins, 0, amount) % 1_000_000_007);
    }

    static long count(int[] coins, int kind, int left) {
        if (left == 0) return 1;
        if (kind == coins.length) return 0;
        long ways = 0;
        for (int rest = left; rest >= 0; rest -= coins[kind]) ways += count(coins, kind + 1, rest);
        return ways;
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
