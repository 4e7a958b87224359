import java.io.*;
import java.util.*;

public class P4 {
    static final class Expr {
        final char op;      // '#' for a number
        final Expr left, right;
        long value;

        Expr(long value) { this.op = '#'; this.left = null; this.right = null; this.value = value; }
        Expr(char op, Expr left, Expr right) { this.op = op; this.left = left; this.right = right; }
    }

    /** The expression tree can be very deep, so it is visited with a stack of our own. */
    static long evaluate(Expr root) {
        List<Expr> order = new ArrayList<>();
        Deque<Expr> todo = new ArrayDeque<>();
        todo.push(root);
        while (!todo.isEmpty()) {
            Expr e = todo.pop();
            if (e.op == '#') continue;
            order.add(e);
            todo.push(e.left);
            todo.push(e.right);
        }
        // parents stand before their children: go backwards
        for (int i = order.size() - 1; i >= 0; i--) {
            Expr e = order.get(i);
            long a = e.left.value, b = e.right.value;
            e.value = e.op == '+' ? a + b : e.op == '-' ? a - b : e.op == '*' ? a * b : a / b;
        }
        return root.value;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        ArrayDeque<Expr> stack = new ArrayDeque<>();
        while (k-- > 0) {
            String t = st.nextToken();
            char last = t.charAt(t.length() - 1);
            if (last < '0') {
                Expr r = stack.pop(), l = stack.pop();
                stack.push(new Expr(last, l, r));
            } else {
                stack.push(new Expr(Long.parseLong(t)));
            }
        }
        System.out.println(evaluate(stack.pop()));
    }
}
