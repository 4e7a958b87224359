import java.util.*;

public class Vending implements Runnable {
    static final int IMPOSSIBLE = Integer.MAX_VALUE / 2;
    int[] coins;
    Integer[] memo;

    int change(int rest) {
        if (rest == 0) return 0;
        if (rest < 0) return IMPOSSIBLE;
        if (memo[rest] != null) return memo[rest];
        int best = IMPOSSIBLE;
        for (int coin : coins) best = Math.min(best, change(rest - coin) + 1);
        return memo[rest] = best;
    }

    @Override
    public void run() {
        Scanner sc = new Scanner(System.in);
        coins = new int[sc.nextInt()];
        int amount = sc.nextInt();
        memo = new Integer[amount + 1];
        for (int i = 0; i < coins.length; i++) coins[i] = sc.nextInt();
        int answer = change(amount);
        System.out.println(answer >= IMPOSSIBLE ? -1 : answer);
    }

    public static void main(String[] args) throws Exception {
        // the recursion can be 100 000 calls deep
        Thread t = new Thread(null, new Vending(), "change", 100L << 20);
        t.start();
        t.join();
    }
}
