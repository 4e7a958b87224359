import java.util.Scanner;
public class HalvesAndPrints {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        long total = 0;
        for (int i = 1; i <= n; i++) {
            for (int j = n; j > 0; j /= 2) {
                total += (i ^ j) & 1;
            }
        }
        System.out.println(total);
    }
}
