import java.util.Scanner;

public class SumOfBinomials {
    static long choose(int n, int k) {
        long c = 1;
        for (int i = 1; i <= k; i++) {
            c = c * (n - k + i) / i;
        }
        return c;
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        long answer = 0;
        for (int twos = 0; 2 * twos <= n; twos++) {
            int moves = n - twos;
            answer += choose(moves, twos);
        }
        System.out.println(answer);
    }
}
