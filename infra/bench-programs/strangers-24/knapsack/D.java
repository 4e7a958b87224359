import java.util.Scanner;

public class D {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int c = scanner.nextInt();
        int[] weight = new int[n + 1];
        long[] value = new long[n + 1];
        for (int i = 1; i <= n; i++) {
            weight[i] = scanner.nextInt();
        }
        for (int i = 1; i <= n; i++) {
            value[i] = scanner.nextLong();
        }

        // table[i][k]: the best with the first i chests and k kilograms
        long[][] table = new long[n + 1][c + 1];
        for (int i = 1; i <= n; i++) {
            for (int k = 0; k <= c; k++) {
                table[i][k] = table[i - 1][k];
                if (weight[i] <= k) {
                    long taken = table[i - 1][k - weight[i]] + value[i];
                    if (taken > table[i][k]) {
                        table[i][k] = taken;
                    }
                }
            }
        }
        System.out.println(table[n][c]);
    }
}
