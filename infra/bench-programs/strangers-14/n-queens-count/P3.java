import java.util.Scanner;

public class P3 {
    // computed once at home with a slow program
    private static final int[] KNOWN = {1, 1, 0, 0, 2, 10, 4, 40, 92, 352, 724, 2680, 14200};

    public static void main(String[] args) {
        System.out.println(KNOWN[new Scanner(System.in).nextInt()]);
    }
}
