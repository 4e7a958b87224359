import java.io.*;
import java.util.*;

public class FromItsOwnBar {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        long[] h = new long[n + 1];
        for (int i = 0; i < n; i++) h[i] = Long.parseLong(st.nextToken());
        Deque<Integer> stack = new ArrayDeque<>();
        long best = 0;
        for (int i = 0; i <= n; i++) {
            while (!stack.isEmpty() && h[stack.peek()] > h[i]) {
                int top = stack.pop();
                best = Math.max(best, h[top] * (i - top));
            }
            stack.push(i);
        }
        System.out.println(best);
    }
}
