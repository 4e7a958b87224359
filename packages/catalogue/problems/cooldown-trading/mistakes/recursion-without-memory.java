import java.io.*;
import java.util.*;

public class Main {
    static long solve(int[] prices) {
        return best(prices, 0, false);
    }

    static long best(int[] p, int day, boolean has) {
        if (day >= p.length) return 0;
        long wait = best(p, day + 1, has);
        return has ? Math.max(wait, p[day] + best(p, day + 2, false)) : Math.max(wait, best(p, day + 1, true) - p[day]);
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
