import java.io.*;
import java.util.*;

public class Main {
    static int solve(String digits) {
        java.math.BigInteger before = java.math.BigInteger.ZERO, ways = java.math.BigInteger.ONE;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            java.math.BigInteger next = digit == 0 ? java.math.BigInteger.ZERO : ways;
            int pair = i == 0 ? 0 : 10 * (digits.charAt(i - 1) - '0') + digit;
            if (pair >= 10 && pair <= 26) next = next.add(before);
            before = ways;
            ways = next;
        }
        return ways.mod(java.math.BigInteger.valueOf(1_000_000_007)).intValue();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
