import java.io.*;
import java.util.*;

public class B {
    static int n;
    static int[][] near;      // near[0] = left child, near[1] = right child, near[2] = parent
    static int[] value, queue, from, size;
    static long[] sum;
    static boolean[] gone;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        near = new int[3][k];
        for (int[] a : near) Arrays.fill(a, -1);
        value = new int[k];
        value[0] = Integer.parseInt(st.nextToken());
        n = 1;
        int parent = 0, side = 0;
        while (st.hasMoreTokens()) {
            String t = st.nextToken();
            if (!t.equals("null")) {
                value[n] = Integer.parseInt(t);
                near[side][parent] = n;
                near[2][n] = parent;
                n++;
            }
            if (side == 1) parent++;
            side ^= 1;
        }
        queue = new int[n];
        from = new int[n];
        size = new int[n];
        sum = new long[n];
        gone = new boolean[n];

        long best = Long.MIN_VALUE;
        ArrayDeque<Integer> parts = new ArrayDeque<>();
        parts.push(0);
        while (!parts.isEmpty()) {
            int c = middle(parts.pop());
            long first = 0, second = 0;
            gone[c] = true;
            for (int s = 0; s < 3; s++) {
                int v = near[s][c];
                if (v < 0 || gone[v]) continue;
                long b = branch(v);
                if (b > first) {
                    second = first;
                    first = b;
                } else if (b > second) {
                    second = b;
                }
                parts.push(v);
            }
            best = Math.max(best, value[c] + first + second);
        }
        System.out.println(best);
    }

    static int spread(int start) {
        int head = 0, tail = 0;
        queue[tail++] = start;
        from[start] = -1;
        sum[start] = value[start];
        while (head < tail) {
            int v = queue[head++];
            for (int s = 0; s < 3; s++) {
                int w = near[s][v];
                if (w < 0 || gone[w] || w == from[v]) continue;
                from[w] = v;
                sum[w] = sum[v] + value[w];
                queue[tail++] = w;
            }
        }
        return tail;
    }

    static int middle(int start) {
        int count = spread(start);
        for (int i = 0; i < count; i++) size[queue[i]] = 1;
        for (int i = count - 1; i >= 0; i--) {
            int v = queue[i];
            if (2 * size[v] >= count) return v;
            size[from[v]] += size[v];
        }
        return start;
    }

    static long branch(int start) {
        int count = spread(start);
        long b = 0;
        for (int i = 0; i < count; i++) b = Math.max(b, sum[queue[i]]);
        return b;
    }
}
