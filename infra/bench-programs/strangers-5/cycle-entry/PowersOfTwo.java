import java.util.Scanner;
import java.util.function.IntUnaryOperator;

class PowersOfTwo {
    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt(), start = sc.nextInt();
        int[] to = new int[n + 1];
        for (int i = 1; i <= n; ++i) to[i] = sc.nextInt();
        IntUnaryOperator go = i -> to[i];

        int power = 1, length = 1;
        int anchor = start, runner = go.applyAsInt(start);
        while (anchor != runner) {
            if (power == length) {
                anchor = runner;
                power <<= 1;
                length = 0;
            }
            runner = go.applyAsInt(runner);
            length++;
        }
        int a = start, b = start;
        while (length-- > 0) b = go.applyAsInt(b);
        for (; a != b; b = go.applyAsInt(b)) a = go.applyAsInt(a);
        System.out.println(a);
    }
}
