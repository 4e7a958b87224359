import java.util.*;
import java.io.*;

public class R4 {
    // A stack for the order, a sorted multiset for the minimum.
    private final Deque<Integer> stack = new ArrayDeque<>();
    private final TreeMap<Integer, Integer> counts = new TreeMap<>();

    void push(int x) {
        stack.push(x);
        counts.merge(x, 1, Integer::sum);
    }

    void pop() {
        counts.computeIfPresent(stack.pop(), (k, v) -> v == 1 ? null : v - 1);
    }

    int top() {
        return stack.peek();
    }

    int min() {
        return counts.firstKey();
    }

    public static void main(String[] args) throws IOException {
        R4 s = new R4();
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        PrintWriter pw = new PrintWriter(System.out);
        br.readLine();
        br.lines().map(String::trim).filter(l -> !l.isEmpty()).forEach(l -> {
            String[] w = l.split(" ");
            switch (w[0]) {
                case "push" -> s.push(Integer.parseInt(w[1]));
                case "pop" -> s.pop();
                case "top" -> pw.println(s.top());
                default -> pw.println(s.min());
            }
        });
        pw.flush();
    }
}
