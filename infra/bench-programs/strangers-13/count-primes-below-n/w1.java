import java.util.Scanner;

public class w1 {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        boolean[] composite = new boolean[n + 1];
        int primes = 0;
        for (int i = 2; i < n; i++) {
            if (composite[i]) {
                continue;
            }
            primes++;
            for (int j = i * i; j < n; j += i) {
                composite[j] = true;
            }
        }
        System.out.println(primes);
    }
}
