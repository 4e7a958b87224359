import java.util.Scanner;

public class Slow {
    static int climb(int left) {
        if (left <= 1) {
            return 1;
        }
        return climb(left - 1) + climb(left - 2);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(climb(in.nextInt()));
    }
}
