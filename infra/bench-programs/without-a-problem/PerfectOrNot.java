import java.util.Scanner;
public class PerfectOrNot {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long n = sc.nextLong();
        long s = 0;
        for (long d = 1; d <= n / d; d++) {
            if (n % d == 0) {
                s += d;
                if (d != n / d) s += n / d;
            }
        }
        s -= n;
        if (s == n) System.out.println("perfect");
        else if (s > n) System.out.println("abundant " + s);
        else System.out.println("deficient " + s);
    }
}
