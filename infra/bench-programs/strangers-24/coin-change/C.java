import java.util.*;

public class C implements Runnable {
    static final int NEVER = 1_000_000;
    int[] coins;
    int[] memo;

    int best(int rest) {
        if (rest == 0) return 0;
        if (memo[rest] != 0) return memo[rest];
        int answer = NEVER;
        for (int c : coins) {
            if (c <= rest) {
                int b = best(rest - c) + 1;
                if (b < answer) answer = b;
            }
        }
        return memo[rest] = answer;
    }

    @Override
    public void run() {
        Scanner sc = new Scanner(System.in);
        coins = new int[sc.nextInt()];
        int amount = sc.nextInt();
        for (int i = 0; i < coins.length; i++) coins[i] = sc.nextInt();
        memo = new int[amount + 1];
        int b = best(amount);
        System.out.println(b >= NEVER ? -1 : b);
    }

    public static void main(String[] args) throws Exception {
        Thread t = new Thread(null, new C(), "deep", 96L << 20);
        t.start();
        t.join();
    }
}
