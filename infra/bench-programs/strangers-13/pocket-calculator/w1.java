import java.io.BufferedReader;
import java.io.InputStreamReader;

public class w1 {
    private static String s;
    private static int pos;

    private static char look() {
        while (pos < s.length() && s.charAt(pos) == ' ') {
            pos++;
        }
        return pos < s.length() ? s.charAt(pos) : '$';
    }

    private static long expression() {
        long value = term();
        while (look() == '+' || look() == '-') {
            char op = s.charAt(pos++);
            long right = term();
            value = op == '+' ? value + right : value - right;
        }
        return value;
    }

    private static long term() {
        long value = factor();
        while (look() == '*' || look() == '/') {
            char op = s.charAt(pos++);
            long right = factor();
            value = op == '*' ? value * right : value / right;
        }
        return value;
    }

    private static long factor() {
        boolean negative = false;
        while (look() == '-') {
            negative = true;
            pos++;
        }
        long value = 0;
        if (look() == '(') {
            pos++;
            value = expression();
            look();
            pos++;
        } else {
            while (pos < s.length() && Character.isDigit(s.charAt(pos))) {
                value = 10 * value + (s.charAt(pos++) - '0');
            }
        }
        return negative ? -value : value;
    }

    public static void main(String[] args) throws Exception {
        s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        System.out.println(expression());
    }
}
