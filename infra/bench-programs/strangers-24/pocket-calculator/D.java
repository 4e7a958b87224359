import java.io.*;

public class D {
    private final String s;
    private int i = 0;

    D(String s) {
        this.s = s;
    }

    private char look() {
        while (i < s.length() && s.charAt(i) == ' ') i++;
        return i < s.length() ? s.charAt(i) : '$';
    }

    private static int strength(char op) {
        return switch (op) {
            case '+', '-' -> 1;
            case '*', '/' -> 2;
            default -> 0;
        };
    }

    long climb(int least) {
        long left = operand();
        while (true) {
            char op = look();
            int k = strength(op);
            if (k == 0 || k < least) return left;
            i++;
            long right = climb(k + 1);
            left = switch (op) {
                case '+' -> left + right;
                case '-' -> left - right;
                case '*' -> left * right;
                default -> left / right;
            };
        }
    }

    private long operand() {
        char c = look();
        if (c == '-') {
            i++;
            return -operand();
        }
        if (c == '(') {
            i++;
            long v = climb(1);
            look();
            i++;
            return v;
        }
        int from = i;
        while (i < s.length() && Character.isDigit(s.charAt(i))) i++;
        return Long.parseLong(s, from, i, 10);
    }

    public static void main(String[] args) throws IOException {
        String line = new BufferedReader(new InputStreamReader(System.in)).readLine();
        System.out.println(new D(line.trim()).climb(1));
    }
}
