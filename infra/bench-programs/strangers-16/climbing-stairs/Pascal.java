import java.util.Scanner;

/** With k double steps there are n - k moves, so sum up C(n - k, k). */
public class Pascal {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        long[][] choose = new long[n + 1][];
        for (int i = 0; i <= n; i++) {
            choose[i] = new long[i + 1];
            choose[i][0] = choose[i][i] = 1;
            for (int j = 1; j < i; j++) choose[i][j] = choose[i - 1][j - 1] + choose[i - 1][j];
        }
        long ways = 0;
        for (int k = 0; 2 * k <= n; k++) ways += choose[n - k][k];
        System.out.println(ways);
    }
}
