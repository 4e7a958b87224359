import java.util.Scanner;

/** k double steps and n-2k single steps can be arranged in C(n-k, k) manners. */
public class PascalStairs {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        long[][] c = new long[n + 1][];
        for (int i = 0; i <= n; i++) {
            c[i] = new long[i + 1];
            c[i][0] = c[i][i] = 1;
            for (int j = 1; j < i; j++) {
                c[i][j] = c[i - 1][j - 1] + c[i - 1][j];
            }
        }
        long sum = 0;
        for (int k = 0; 2 * k <= n; k++) {
            sum += c[n - k][k];
        }
        System.out.println(sum);
    }
}
