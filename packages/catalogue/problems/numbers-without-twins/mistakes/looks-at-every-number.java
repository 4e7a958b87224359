import java.util.*;

public class Main {
    private static boolean isPrintable(long number) {
        for (; number >= 10; number /= 10) {
            if (number % 10 == number / 10 % 10) {
                return false;
            }
        }
        return true;
    }

    static long solve(long a, long b) {
        long count = 0;
        for (long number = a; number <= b; number++) {
            if (isPrintable(number)) {
                count++;
            }
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(solve(in.nextLong(), in.nextLong()));
    }
}
