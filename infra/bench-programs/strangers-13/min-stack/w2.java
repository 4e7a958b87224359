import java.io.*;
import java.util.*;

public class w2 {
    private static final Deque<Integer> values = new ArrayDeque<>();
    private static final Deque<Integer> minima = new ArrayDeque<>();

    private static void push(int x) {
        values.push(x);
        if (minima.isEmpty() || x <= minima.peek()) {
            minima.push(x);
        }
    }

    private static void pop() {
        if (values.peek() == minima.peek()) {
            minima.pop();
        }
        values.pop();
    }

    public static void main(String[] args) throws IOException {
        BufferedReader reader = new BufferedReader(new InputStreamReader(System.in));
        int q = Integer.parseInt(reader.readLine().trim());
        StringBuilder answer = new StringBuilder();
        while (q-- > 0) {
            String[] parts = reader.readLine().trim().split(" ");
            switch (parts[0]) {
                case "push" -> push(Integer.parseInt(parts[1]));
                case "pop" -> pop();
                case "top" -> answer.append(values.peek()).append('\n');
                default -> answer.append(minima.peek()).append('\n');
            }
        }
        System.out.print(answer);
    }
}
