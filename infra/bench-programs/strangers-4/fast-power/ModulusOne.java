import java.util.Scanner;

public class ModulusOne {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int q = sc.nextInt();
        for (int i = 0; i < q; i++) {
            long a = sc.nextLong(), b = sc.nextLong(), m = sc.nextLong();
            long res = 1;
            a = a % m;
            while (b > 0) {
                if (b % 2 == 1) res = res * a % m;
                a = a * a % m;
                b /= 2;
            }
            System.out.println(res);
        }
    }
}
