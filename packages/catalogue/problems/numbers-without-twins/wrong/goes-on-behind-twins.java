import java.util.Scanner;

public class Main {
    /** How many printable numbers there are from 1 to n. */
    private static long upTo(long n) {
        if (n == 0) {
            return 0;
        }
        String digits = Long.toString(n);
        long count = 0;
        long power = 1;
        for (int length = 1; length < digits.length(); length++) {
            power *= 9;
            count += power;
        }
        // From here on power is the number of possibilities behind the place.
        int left = 0;
        for (int place = 0; place < digits.length(); place++) {
            int digit = digits.charAt(place) - '0';
            // At the first place, 0 is excluded like a left neighbour.
            count += (left < digit ? digit - 1 : digit) * power;
            left = digit;
            power /= 9;
        }
        return count + 1;
    }

    static long solve(long a, long b) {
        return upTo(b) - upTo(a - 1);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(solve(in.nextLong(), in.nextLong()));
    }
}
