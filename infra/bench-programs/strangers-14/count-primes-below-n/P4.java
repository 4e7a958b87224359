import java.util.Scanner;

public class P4 {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] primes = new int[400000];
        int count = 0;
        for (int candidate = 2; candidate < n; candidate++) {
            boolean prime = true;
            for (int j = 0; j < count; j++) {
                int p = primes[j];
                if (p * p > candidate) break;
                if (candidate % p == 0) {
                    prime = false;
                    break;
                }
            }
            if (prime) primes[count++] = candidate;
        }
        System.out.println(count);
    }
}
