import java.util.Scanner;

public class SecondHouseAlone {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        long[] money = new long[n];
        for (int i = 0; i < n; i++) {
            money[i] = scanner.nextLong();
        }
        if (n == 1) {
            System.out.println(money[0]);
            return;
        }
        long[] best = new long[n];
        best[0] = money[0];
        best[1] = money[1];
        for (int i = 2; i < n; i++) {
            best[i] = Math.max(best[i - 1], best[i - 2] + money[i]);
        }
        System.out.println(best[n - 1]);
    }
}
