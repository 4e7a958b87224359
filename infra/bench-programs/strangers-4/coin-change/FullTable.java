import java.util.*;

public class FullTable {
    private static final int NEVER = 1_000_000;

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int numberOfCoins = scanner.nextInt();
        int amount = scanner.nextInt();
        int[] coinValues = new int[numberOfCoins + 1];
        for (int index = 1; index <= numberOfCoins; index++) {
            coinValues[index] = scanner.nextInt();
        }
        int[][] table = new int[numberOfCoins + 1][amount + 1];
        for (int sum = 1; sum <= amount; sum++) {
            table[0][sum] = NEVER;
        }
        for (int index = 1; index <= numberOfCoins; index++) {
            for (int sum = 0; sum <= amount; sum++) {
                int without = table[index - 1][sum];
                int with = NEVER;
                if (sum >= coinValues[index]) {
                    with = table[index][sum - coinValues[index]] + 1;
                }
                table[index][sum] = with < without ? with : without;
            }
        }
        int result = table[numberOfCoins][amount];
        if (result >= NEVER) {
            System.out.println(-1);
        } else {
            System.out.println(result);
        }
    }
}
