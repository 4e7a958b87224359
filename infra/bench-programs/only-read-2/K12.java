import java.util.Scanner;

public class K12 {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        long n = sc.nextLong();
        long copy = n;
        int sum = 0;
        long rev = 0;
        while (copy > 0) {
            sum += copy % 10;
            rev = rev * 10 + copy % 10;
            copy = copy / 10;
        }
        int steps = 0;
        long k = n;
        while (k > 1) {
            if (k % 3 == 0) {
                k = k / 3;
            } else if (k % 2 == 0) {
                k = k / 2;
            } else {
                k = k - 1;
            }
            steps++;
        }
        System.out.println(sum + " " + rev + " " + steps);
    }
}
