import java.util.Scanner;

public class SquareOverflows {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        boolean[] composite = new boolean[n + 1];
        int count = 0;
        for (int i = 2; i < n; i++) {
            if (composite[i]) continue;
            count++;
            for (int j = i * i; j < n; j += i) {
                composite[j] = true;
            }
        }
        System.out.println(count);
    }
}
