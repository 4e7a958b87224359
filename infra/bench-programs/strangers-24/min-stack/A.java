import java.io.*;
import java.util.*;

public class A {

    static class MinStack {
        private final Deque<Integer> values = new ArrayDeque<>();
        private final Deque<Integer> minima = new ArrayDeque<>();

        void push(int x) {
            values.push(x);
            if (minima.isEmpty() || x <= minima.peek()) {
                minima.push(x);
            }
        }

        void pop() {
            int x = values.pop();
            if (x == minima.peek()) {
                minima.pop();
            }
        }

        int top() {
            return values.peek();
        }

        int min() {
            return minima.peek();
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter writer = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        int q = Integer.parseInt(reader.readLine().trim());
        MinStack stack = new MinStack();
        while (q-- > 0) {
            String[] op = reader.readLine().trim().split(" ");
            switch (op[0]) {
                case "push" -> stack.push(Integer.parseInt(op[1]));
                case "pop" -> stack.pop();
                case "top" -> writer.println(stack.top());
                default -> writer.println(stack.min());
            }
        }
        writer.flush();
    }
}
