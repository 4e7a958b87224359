import java.io.*;
import java.util.*;

public class Main {
    static int ways(String digits, int length) {
        int before = 0, ways = 1;
        for (int i = 0; i < length; i++) {
            int digit = digits.charAt(i) - '0', next = digit == 0 ? 0 : ways;
            int pair = i == 0 ? 0 : 10 * (digits.charAt(i - 1) - '0') + digit;
            if (pair >= 10 && pair <= 26) next = (next + before) % 1_000_000_007;
            before = ways;
            ways = next;
        }
        return ways;
    }

    static int solve(String digits) {
        int[] all = new int[digits.length() + 1];
        for (int length = 0; length <= digits.length(); length++) all[length] = ways(digits, length);
        return all[digits.length()];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
