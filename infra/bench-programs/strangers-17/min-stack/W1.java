import java.io.*;
import java.util.*;

public class W1 {
    private final Deque<Integer> values = new ArrayDeque<>();
    private final Deque<Integer> minima = new ArrayDeque<>();

    void push(int x) {
        values.push(x);
        if (minima.isEmpty() || x <= minima.peek()) {
            minima.push(x);
        }
    }

    void pop() {
        if (values.peek() == minima.peek()) {
            minima.pop();
        }
        values.pop();
    }

    int top() {
        return values.peek();
    }

    int min() {
        return minima.peek();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        W1 stack = new W1();
        for (int q = Integer.parseInt(in.readLine().trim()); q > 0; q--) {
            String line = in.readLine().trim();
            switch (line) {
                case "pop" -> stack.pop();
                case "top" -> out.println(stack.top());
                case "min" -> out.println(stack.min());
                default -> stack.push(Integer.parseInt(line.substring(5)));
            }
        }
        out.flush();
    }
}
