import java.util.Scanner;

/** knows only how to add one */
public class TinySteps {
    static int plus(int a, int b) {
        while (b > 0) { a++; b--; }
        return a;
    }

    /** is some m times d equal to x? every product is counted out of single steps */
    static boolean divides(int d, int x) {
        boolean yes = false;
        for (int m = 1; m <= x; m++) {
            int product = 0;
            for (int j = 0; j < m; j++) product = plus(product, d);
            if (product == x) yes = true;
        }
        return yes;
    }

    public static void main(String[] args) {
        int n = new Scanner(System.in).nextInt();
        for (int x = 1; x <= n; x++) {
            String s = (divides(3, x) ? "Fizz" : "") + (divides(5, x) ? "Buzz" : "");
            System.out.println(s.isEmpty() ? String.valueOf(x) : s);
        }
    }
}
