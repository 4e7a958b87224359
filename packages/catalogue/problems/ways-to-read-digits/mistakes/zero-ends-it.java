import java.io.*;
import java.util.*;

public class Main {
    static int solve(String digits) {
        int before = 0;
        int ways = 1;
        for (int i = 0; i < digits.length(); i++) {
            int digit = digits.charAt(i) - '0';
            if (digit == 0) {
                return 0;
            }
            int next = digit == 0 ? 0 : ways;
            int pair = i == 0 ? 0 : 10 * (digits.charAt(i - 1) - '0') + digit;
            if (pair >= 10 && pair <= 26) {
                next = (next + before) % 1_000_000_007;
            }
            before = ways;
            ways = next;
        }
        return ways;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
