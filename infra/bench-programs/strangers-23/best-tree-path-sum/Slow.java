import java.util.*;
import java.io.*;

public class Slow {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] val = new int[k];
        int[][] near = new int[k][3];
        for (int[] row : near) Arrays.fill(row, -1);
        int n = 0;
        for (int t = 0; t < k; t++) {
            String s = st.nextToken();
            if (s.equals("null")) continue;
            val[n] = Integer.parseInt(s);
            if (t > 0) {
                int p = (t - 1) / 2;
                near[n][0] = p;
                near[p][t % 2 == 1 ? 1 : 2] = n;
            }
            n++;
        }
        long best = Long.MIN_VALUE;
        int[] stack = new int[n + 3];
        int[] from = new int[n];
        long[] sum = new long[n];
        for (int start = 0; start < n; start++) {
            int top = 0;
            stack[top++] = start;
            from[start] = -1;
            sum[start] = val[start];
            while (top > 0) {
                int v = stack[--top];
                if (sum[v] > best) best = sum[v];
                for (int w : near[v]) {
                    if (w < 0 || w == from[v]) continue;
                    from[w] = v;
                    sum[w] = sum[v] + val[w];
                    stack[top++] = w;
                }
            }
        }
        System.out.println(best);
    }
}
