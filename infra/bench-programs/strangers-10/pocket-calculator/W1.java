import java.io.*;
import java.util.*;

public class W1 {
    static Deque<Long> values = new ArrayDeque<>();
    static Deque<Character> ops = new ArrayDeque<>();

    // '~' stands for the sign
    static int prec(char op) {
        return op == '*' || op == '/' ? 2 : 1;
    }

    static void apply() {
        char op = ops.pop();
        long b = values.pop();
        if (op == '~') {
            values.push(-b);
            return;
        }
        long a = values.pop();
        switch (op) {
            case '+': values.push(a + b); break;
            case '-': values.push(a - b); break;
            case '*': values.push(a * b); break;
            default: values.push(a / b);
        }
    }

    public static void main(String[] args) throws IOException {
        String s = new BufferedReader(new InputStreamReader(System.in)).readLine();
        boolean wantNumber = true;
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (Character.isDigit(c)) {
                long v = 0;
                while (i < s.length() && Character.isDigit(s.charAt(i))) {
                    v = v * 10 + (s.charAt(i) - '0');
                    i++;
                }
                i--;
                values.push(v);
                wantNumber = false;
            } else if (c == '(') {
                ops.push(c);
            } else if (c == ')') {
                while (ops.peek() != '(') apply();
                ops.pop();
            } else if (c == '-' && wantNumber) {
                ops.push('~');
            } else if (c == '+' || c == '-' || c == '*' || c == '/') {
                while (!ops.isEmpty() && ops.peek() != '(' && prec(ops.peek()) >= prec(c)) apply();
                ops.push(c);
                wantNumber = true;
            }
        }
        while (!ops.isEmpty()) apply();
        System.out.println(values.pop());
    }
}
