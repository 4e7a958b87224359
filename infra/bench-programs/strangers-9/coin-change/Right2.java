import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Right2 {
    static final int NEVER = 1 << 29;
    static int[] coins, memo;

    static int f(int rest) {
        if (rest < 0) return NEVER;
        if (rest == 0) return 0;
        if (memo[rest] != 0) return memo[rest];
        int r = NEVER;
        for (int c : coins) r = Math.min(r, f(rest - c) + 1);
        if (r > NEVER) r = NEVER;
        return memo[rest] = r;
    }

    public static void main(String[] args) throws Exception {
        int[] all = new BufferedReader(new InputStreamReader(System.in)).lines()
                .flatMap(l -> Stream.of(l.trim().split("\\s+"))).filter(s -> !s.isEmpty())
                .mapToInt(Integer::parseInt).toArray();
        int amount = all[1];
        coins = Arrays.copyOfRange(all, 2, 2 + all[0]);
        memo = new int[amount + 1];
        // the recursion may be 100 000 calls deep, so give it a roomy stack
        Thread t = new Thread(null, () -> {
            int r = f(amount);
            System.out.println(r >= NEVER ? -1 : r);
        }, "deep", 100L << 20);
        t.start();
        t.join();
    }
}
