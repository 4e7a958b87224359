import java.util.Scanner;

public class S {
    // a prime has exactly two divisors
    static boolean isPrime(int x) {
        int divisors = 0;
        for (int d = 1; d <= x; d++) {
            if (x % d == 0) {
                divisors++;
            }
        }
        return divisors == 2;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        int count = 0;
        for (int x = 1; x < n; x++) {
            if (isPrime(x)) {
                count++;
            }
        }
        System.out.println(count);
    }
}
