import java.util.*;

public class Main {
    static int[] coins;
    static HashMap<Integer, Integer> memo = new HashMap<>();
    static final int NONE = 1_000_000;

    static int need(int rest) {
        if (rest == 0) return 0;
        if (rest < 0) return NONE;
        Integer known = memo.get(rest);
        if (known != null) return known;
        int best = NONE;
        for (int c : coins) best = Math.min(best, need(rest - c) + 1);
        memo.put(rest, best);
        return best;
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, () -> {
            Scanner sc = new Scanner(System.in);
            int n = sc.nextInt(), amount = sc.nextInt();
            coins = new int[n];
            for (int i = 0; i < n; i++) coins[i] = sc.nextInt();
            int r = need(amount);
            System.out.println(r >= NONE ? -1 : r);
        }, "dp", 1L << 27);
        t.start();
        t.join();
    }
}
