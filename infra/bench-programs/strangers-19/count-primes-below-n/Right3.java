import java.util.Scanner;

public class Right3 {
    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        int[] spf = new int[n + 1];
        int[] primes = new int[400000];
        int cnt = 0;
        for (int i = 2; i < n; i++) {
            if (spf[i] == 0) {
                spf[i] = i;
                primes[cnt++] = i;
            }
            for (int j = 0; j < cnt && primes[j] <= spf[i] && (long) i * primes[j] < n; j++) {
                spf[i * primes[j]] = primes[j];
            }
        }
        System.out.println(cnt);
    }
}
