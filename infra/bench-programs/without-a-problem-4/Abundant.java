import java.util.Scanner;

public class Abundant {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] sigma = new int[n + 1];
        for (int d = 1; d <= n; d++) {
            for (int m = 2 * d; m <= n; m += d) {
                sigma[m] += d;
            }
        }
        int abundant = 0, perfect = 0;
        for (int x = 1; x <= n; x++) {
            if (sigma[x] > x) abundant++;
            if (sigma[x] == x) perfect++;
        }
        System.out.println(abundant + " abundant, " + perfect + " perfect");
    }
}
