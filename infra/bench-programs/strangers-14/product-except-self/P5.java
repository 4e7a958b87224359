import java.util.Scanner;

public class P5 {
    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int[] numbers = new int[n];
        for (int i = 0; i < n; i++) {
            numbers[i] = scanner.nextInt();
        }
        StringBuilder answer = new StringBuilder();
        for (int i = 0; i < n; i++) {
            long product = 1;
            for (int j = 0; j < n; j++) {
                if (j != i) {
                    product = product * numbers[j];
                }
            }
            answer.append(product).append(" ");
        }
        System.out.println(answer.toString().trim());
    }
}
