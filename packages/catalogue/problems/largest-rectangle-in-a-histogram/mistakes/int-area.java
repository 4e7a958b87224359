import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
    static int ni() throws IOException { st.nextToken(); return (int) st.nval; }

    public static void main(String[] args) throws IOException {
        int n = ni();
        int[] h = new int[n + 1];
        for (int i = 0; i < n; i++) h[i] = ni();
        int best = 0;
        Deque<Integer> st = new ArrayDeque<>();
        for (int i = 0; i <= n; i++) {
            while (!st.isEmpty() && h[st.peek()] >= h[i]) {
                int y = h[st.pop()];
                best = Math.max(best, y * (st.isEmpty() ? i : i - st.peek() - 1));
            }
            st.push(i);
        }
        System.out.println(best);
    }
}
