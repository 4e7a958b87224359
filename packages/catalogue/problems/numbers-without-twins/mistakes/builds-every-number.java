import java.util.*;

public class Main {
    private static long build(long number, long a, long b) {
        if (number > b) {
            return 0;
        }
        long count = number >= a ? 1 : 0;
        for (int digit = 0; digit < 10; digit++) {
            if (digit != number % 10) {
                count += build(10 * number + digit, a, b);
            }
        }
        return count;
    }

    static long solve(long a, long b) {
        long count = 0;
        for (int first = 1; first < 10; first++) {
            count += build(first, a, b);
        }
        return count;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(solve(in.nextLong(), in.nextLong()));
    }
}
