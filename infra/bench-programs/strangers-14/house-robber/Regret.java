import java.io.*;
import java.util.*;

/** Greedy with regret: take the richest house, leave behind the chance to swap it for both neighbours. */
public class Regret {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        long[] v = new long[n + 2];
        int[] prev = new int[n + 2], next = new int[n + 2];
        boolean[] gone = new boolean[n + 2];
        v[0] = v[n + 1] = Long.MIN_VALUE / 4;
        PriorityQueue<long[]> pq = new PriorityQueue<>((p, q) -> Long.compare(q[0], p[0]));
        for (int i = 0; i <= n + 1; i++) {
            prev[i] = Math.max(0, i - 1);
            next[i] = Math.min(n + 1, i + 1);
        }
        for (int i = 1; i <= n; i++) {
            st.nextToken();
            v[i] = (long) st.nval;
            pq.add(new long[]{v[i], i});
        }
        long total = 0;
        while (!pq.isEmpty()) {
            long[] top = pq.poll();
            int i = (int) top[1];
            if (gone[i] || v[i] != top[0]) continue;
            if (top[0] <= 0) break;
            total += top[0];
            int l = prev[i], r = next[i];
            v[i] = Math.max(Long.MIN_VALUE / 4, v[l] + v[r] - v[i]);
            if (l > 0) { gone[l] = true; prev[i] = prev[l]; next[prev[i]] = i; } 
            if (r <= n) { gone[r] = true; next[i] = next[r]; prev[next[i]] = i; }
            if (l == 0 || r == n + 1) {
                // at the border no exchange is possible: the merged node becomes the border itself
                v[i] = Long.MIN_VALUE / 4;
            }
            pq.add(new long[]{v[i], i});
        }
        System.out.println(total);
    }
}
