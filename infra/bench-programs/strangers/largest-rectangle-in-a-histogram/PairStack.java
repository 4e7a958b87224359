import java.util.*;
import java.io.*;

public class Main {
    record Bar(int start, long height) {}

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        final int n = (int) in.nval;
        Deque<Bar> stack = new ArrayDeque<>();
        long answer = 0;
        for (int i = 0; i <= n; i++) {
            long h = 0;
            if (i < n) {
                in.nextToken();
                h = (long) in.nval;
            }
            int from = i;
            while (!stack.isEmpty() && stack.peek().height() > h) {
                Bar b = stack.pop();
                answer = Math.max(answer, b.height() * (i - b.start()));
                from = b.start();
            }
            stack.push(new Bar(from, h));
        }
        System.out.println(answer);
    }
}
