import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.StreamTokenizer;

public class Main {
    static int solve(int[] prices) {
        int buy = 0;
        for (int day = 1; day < prices.length; day++) {
            if (prices[day] < prices[buy]) {
                buy = day;
            }
        }
        int best = 0;
        for (int day = buy; day < prices.length; day++) {
            best = Math.max(best, prices[day] - prices[buy]);
        }
        return best;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = nextInt(in);
        int[] prices = new int[n];
        for (int i = 0; i < n; i++) {
            prices[i] = nextInt(in);
        }
        System.out.println(solve(prices));
    }

    private static int nextInt(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
