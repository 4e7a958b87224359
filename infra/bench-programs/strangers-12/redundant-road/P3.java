import java.io.*;
import java.util.*;

public class P3 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedInputStream(System.in, 1 << 16));
        st.nextToken();
        int n = (int) st.nval;
        int[] to = new int[2 * n], next = new int[2 * n], head = new int[n + 1];
        Arrays.fill(head, -1);
        for (int i = 0; i < n; i++) {
            st.nextToken();
            int a = (int) st.nval;
            st.nextToken();
            int b = (int) st.nval;
            if (a == b) {
                System.out.println(i + 1);
                return;
            }
            to[2 * i] = b;
            next[2 * i] = head[a];
            head[a] = 2 * i;
            to[2 * i + 1] = a;
            next[2 * i + 1] = head[b];
            head[b] = 2 * i + 1;
        }
        // depth first search; parent edge of each node is remembered
        int[] up = new int[n + 1];
        boolean[] seen = new boolean[n + 1];
        Deque<Integer> stack = new ArrayDeque<>();
        stack.push(1);
        seen[1] = true;
        up[1] = -1;
        int[] it = head.clone();
        while (!stack.isEmpty()) {
            int v = stack.peek();
            int e = it[v];
            if (e == -1) {
                stack.pop();
                continue;
            }
            it[v] = next[e];
            if (up[v] >= 0 && (e >> 1) == (up[v] >> 1)) continue;
            int w = to[e];
            if (!seen[w]) {
                seen[w] = true;
                up[w] = e;
                stack.push(w);
            } else {
                // the circle: w ... v and this road; w lies above v
                int best = e >> 1;
                int x = v;
                while (x != w) {
                    best = Math.max(best, up[x] >> 1);
                    x = to[up[x] ^ 1];
                }
                System.out.println(best + 1);
                return;
            }
        }
    }
}
