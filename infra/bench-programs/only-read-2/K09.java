import java.util.Scanner;

public class K09 {
    static int bad;

    static long climb(int left) {
        if (left < 0) return 0;
        if (left == 0) return 1;
        if (left % 7 == bad) return climb(left - 1);
        return climb(left - 1) + climb(left - 2) + climb(left - 3);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int n = in.nextInt();
        bad = in.nextInt();
        System.out.println(climb(n));
    }
}
