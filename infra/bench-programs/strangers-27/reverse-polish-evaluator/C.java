import java.io.*;
import java.util.*;

public class C {
    static String[] token;
    static int at;

    // the expression is read from its end
    static long value() {
        String t = token[--at];
        if (t.length() == 1 && "+-*/".contains(t)) {
            long right = value();
            long left = value();
            return switch (t.charAt(0)) {
                case '+' -> left + right;
                case '-' -> left - right;
                case '*' -> left * right;
                default -> left / right;
            };
        }
        return Long.parseLong(t);
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        token = in.readLine().trim().split("\\s+");
        at = token.length;
        Thread t = new Thread(null, () -> System.out.println(value()), "evaluator", 128 << 20);
        t.start();
        t.join();
    }
}
