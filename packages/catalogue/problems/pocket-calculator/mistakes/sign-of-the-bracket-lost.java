import java.io.*;
import java.util.*;

public class Main {
    private static String line;
    private static int at;

    static long solve(String expression) {
        line = expression;
        at = 0;
        return sum();
    }

    /** The next character that is no blank, or 0 at the end. */
    private static char peek() {
        while (at < line.length() && line.charAt(at) == ' ') {
            at++;
        }
        return at < line.length() ? line.charAt(at) : 0;
    }

    private static long sum() {
        long result = product();
        while (peek() == '+' || peek() == '-') {
            char operator = line.charAt(at++);
            long other = product();
            result = operator == '+' ? result + other : result - other;
        }
        return result;
    }

    private static long product() {
        long result = value();
        while (peek() == '*' || peek() == '/') {
            char operator = line.charAt(at++);
            long other = value();
            result = operator == '*' ? result * other : result / other;
        }
        return result;
    }

    private static long value() {
        if (peek() == '-') {
            at++;
            return peek() == '(' ? value() : -value();
        }
        if (peek() == '(') {
            at++;
            long inside = sum();
            peek();
            at++;
            return inside;
        }
        long number = 0;
        while (at < line.length() && Character.isDigit(line.charAt(at))) {
            number = 10 * number + (line.charAt(at++) - '0');
        }
        return number;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(solve(in.readLine()));
    }
}
