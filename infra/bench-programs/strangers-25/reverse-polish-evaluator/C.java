import java.io.*;
import java.util.*;

public class C {
    interface Expr {
        long value();
    }

    static String[] tokens;
    static int p;

    // reads the expression from its end
    static long eval() {
        String t = tokens[--p];
        char c = t.charAt(t.length() - 1);
        if (Character.isDigit(c)) return Long.parseLong(t);
        long right = eval();
        long left = eval();
        return switch (c) {
            case '+' -> left + right;
            case '-' -> left - right;
            case '*' -> left * right;
            default -> left / right;
        };
    }

    public static void main(String[] args) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        tokens = in.readLine().trim().split(" +");
        p = tokens.length;
        Expr whole = C::eval;
        Thread t = new Thread(null, () -> System.out.println(whole.value()), "deep", 96L << 20);
        t.start();
        t.join();
    }
}
