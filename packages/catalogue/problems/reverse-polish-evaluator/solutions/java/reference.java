import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static long solve(String[] tokens) {
        Deque<Long> stack = new ArrayDeque<>();
        for (String token : tokens) {
            switch (token) {
                case "+", "-", "*", "/" -> {
                    long right = stack.pop();
                    long left = stack.pop();
                    stack.push(apply(token, left, right));
                }
                default -> stack.push(Long.parseLong(token));
            }
        }
        return stack.pop();
    }

    private static long apply(String operator, long left, long right) {
        return switch (operator) {
            case "+" -> left + right;
            case "-" -> left - right;
            case "*" -> left * right;
            default -> left / right;
        };
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        System.out.println(solve(in.readLine().trim().split(" ")));
    }
}
