import java.util.*;

public class Right1 {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int amount = scanner.nextInt();
        int[] coins = new int[n];
        for (int i = 0; i < n; i++) {
            coins[i] = scanner.nextInt();
        }
        // payable amount -> fewest coins
        TreeMap<Integer, Integer> fewest = new TreeMap<>();
        fewest.put(0, 0);
        for (int sum = 1; sum <= amount; sum++) {
            Integer best = null;
            for (int coin : coins) {
                Integer before = fewest.get(sum - coin);
                if (before != null && (best == null || before + 1 < best)) {
                    best = before + 1;
                }
            }
            if (best != null) {
                fewest.put(sum, best);
            }
        }
        System.out.println(fewest.getOrDefault(amount, -1));
    }
}
