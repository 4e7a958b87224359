import java.io.*;

public class D {
    private final InputStream in;
    private int sign;

    D(InputStream in) throws IOException {
        this.in = in;
        advance();
    }

    private void advance() throws IOException {
        do sign = in.read(); while (sign == ' ' || sign == '\t' || sign == '\r');
    }

    private long level(int strength) throws IOException {
        if (strength == 2) return operand();
        long left = level(strength + 1);
        while (true) {
            int op = sign;
            boolean mine = strength == 0 ? op == '+' || op == '-' : op == '*' || op == '/';
            if (!mine) return left;
            advance();
            long right = level(strength + 1);
            switch (op) {
                case '+': left += right; break;
                case '-': left -= right; break;
                case '*': left *= right; break;
                default: left /= right;
            }
        }
    }

    private long operand() throws IOException {
        if (sign == '-') {
            advance();
            return -operand();
        }
        if (sign == '(') {
            advance();
            long inner = level(0);
            advance();
            return inner;
        }
        long number = 0;
        while (sign >= '0' && sign <= '9') {
            number = number * 10 + Character.digit(sign, 10);
            advance();
        }
        return number;
    }

    public static void main(String[] args) throws IOException {
        System.out.println(new D(new BufferedInputStream(System.in)).level(0));
    }
}
