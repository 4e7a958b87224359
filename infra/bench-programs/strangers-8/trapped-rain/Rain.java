import java.util.*;
import java.io.*;

public class Rain {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new InputStreamReader(System.in));
        in.nextToken();
        int n = (int) in.nval;
        int[] h = new int[n];
        for (int i = 0; i < n; i++) {
            in.nextToken();
            h[i] = (int) in.nval;
        }
        Deque<Integer> open = new ArrayDeque<>();
        long total = 0;
        for (int i = 0; i < n; i++) {
            while (!open.isEmpty() && h[open.peek()] <= h[i]) {
                int floor = h[open.pop()];
                if (open.isEmpty()) break;
                int wide = i - open.peek() - 1, high = Math.min(h[open.peek()], h[i]) - floor;
                total += wide * high;
            }
            open.push(i);
        }
        System.out.println(total);
    }
}
