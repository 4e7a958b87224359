import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.Deque;

public class Main {
    static boolean solve(String s) {
        // Holds the closers that are still expected, the next one on top.
        Deque<Character> expected = new ArrayDeque<>();
        for (char bracket : s.toCharArray()) {
            switch (bracket) {
                case '(' -> expected.push(')');
                case '[' -> expected.push(']');
                case '{' -> expected.push('}');
                default -> {
                    if (expected.isEmpty() || expected.pop() != bracket) {
                        return false;
                    }
                }
            }
        }
        return expected.isEmpty();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine().trim()));
    }
}
