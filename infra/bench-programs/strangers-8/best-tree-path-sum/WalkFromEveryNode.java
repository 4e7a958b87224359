import java.io.*;
import java.util.*;

public class WalkFromEveryNode {
    static int[] value, parent, left, right;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        value = new int[k];
        parent = new int[k];
        left = new int[k];
        right = new int[k];
        Arrays.fill(left, -1);
        Arrays.fill(right, -1);
        int n = 0;
        for (int i = 0; i < k; i++) {
            String s = st.nextToken();
            if (s.equals("null")) continue;
            value[n] = Integer.parseInt(s);
            if (i == 0) {
                parent[n] = -1;
            } else {
                int p = (i - 1) / 2;
                parent[n] = p;
                if (i % 2 == 1) left[p] = n; else right[p] = n;
            }
            n++;
        }
        long best = Long.MIN_VALUE;
        int[] stack = new int[n + 1];
        int[] from = new int[n + 1];
        long[] sum = new long[n + 1];
        // try each node as the first one of the path and go everywhere from it
        for (int s = 0; s < n; s++) {
            int top = 0;
            stack[top] = s;
            from[top] = -1;
            sum[top++] = value[s];
            while (top > 0) {
                top--;
                int u = stack[top], f = from[top];
                long x = sum[top];
                if (x > best) best = x;
                for (int d = 0; d < 3; d++) {
                    int w = d == 0 ? parent[u] : d == 1 ? left[u] : right[u];
                    if (w < 0 || w == f) continue;
                    stack[top] = w;
                    from[top] = u;
                    sum[top++] = x + value[w];
                }
            }
        }
        System.out.println(best);
    }
}
