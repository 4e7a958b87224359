import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] prices) {
        long holds = Long.MIN_VALUE / 2;
        long sold = Long.MIN_VALUE / 2;
        long free = 0;
        for (int price : prices) {
            long soldBefore = sold;
            sold = holds + price;
            free = Math.max(free, sold);
            holds = Math.max(holds, free - price);
        }
        return Math.max(sold, free);
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
