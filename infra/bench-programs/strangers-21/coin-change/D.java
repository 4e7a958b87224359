import java.util.Arrays;
import java.util.Scanner;

public class D implements Runnable {
    private static final int NEVER = 1 << 29;
    private int[] coins;
    private int[] memo;

    private int best(int left) {
        if (left == 0) return 0;
        if (memo[left] != 0) return memo[left];
        int b = NEVER;
        for (int coin : coins)
            if (coin <= left) b = Math.min(b, 1 + best(left - coin));
        return memo[left] = Math.min(b, NEVER);
    }

    @Override
    public void run() {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt(), amount = in.nextInt();
        coins = new int[n];
        Arrays.setAll(coins, i -> in.nextInt());
        memo = new int[amount + 1];
        int b = best(amount);
        System.out.println(b == NEVER ? -1 : b);
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(null, new D(), "deep", 1L << 27);
        t.start();
        t.join();
    }
}
