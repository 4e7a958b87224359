import java.io.*;
import java.util.*;

public class Main {
    static int solve(String digits) {
        long count = 0;
        ArrayDeque<Integer> stack = new ArrayDeque<>(List.of(0));
        while (!stack.isEmpty()) {
            int at = stack.pop();
            if (at == digits.length()) count++;
            else if (digits.charAt(at) != '0') {
                stack.push(at + 1);
                if (at + 1 < digits.length() && digits.substring(at, at + 2).compareTo("26") <= 0) stack.push(at + 2);
            }
        }
        return (int) (count % 1_000_000_007);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
