import java.io.*;
import java.util.*;

// Dijkstra with a radix heap: the times that are taken out never decrease.
public class Right2 {
    static long[][] bt = new long[65][4];
    static int[][] bv = new int[65][4];
    static int[] sz = new int[65];
    static long last = 0;
    static int total = 0;

    static void push(long t, int v) {
        int b = 64 - Long.numberOfLeadingZeros(t ^ last);
        if (sz[b] == bt[b].length) {
            bt[b] = Arrays.copyOf(bt[b], 2 * sz[b]);
            bv[b] = Arrays.copyOf(bv[b], 2 * sz[b]);
        }
        bt[b][sz[b]] = t;
        bv[b][sz[b]++] = v;
        total++;
    }

    static int pop() {
        if (sz[0] == 0) {
            int b = 1;
            while (sz[b] == 0) b++;
            long min = Long.MAX_VALUE;
            for (int i = 0; i < sz[b]; i++) min = Math.min(min, bt[b][i]);
            last = min;
            int count = sz[b];
            sz[b] = 0;
            total -= count;
            for (int i = 0; i < count; i++) push(bt[b][i], bv[b][i]);
        }
        total--;
        return bv[0][--sz[0]];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), m = Integer.parseInt(st.nextToken()), s = Integer.parseInt(st.nextToken());
        int[] head = new int[n + 1], next = new int[m + 1], to = new int[m + 1], w = new int[m + 1];
        for (int i = 1; i <= m; i++) {
            st = new StringTokenizer(br.readLine());
            int u = Integer.parseInt(st.nextToken());
            to[i] = Integer.parseInt(st.nextToken());
            w[i] = Integer.parseInt(st.nextToken());
            next[i] = head[u];
            head[u] = i;
        }
        long[] dist = new long[n + 1];
        Arrays.fill(dist, Long.MAX_VALUE);
        boolean[] done = new boolean[n + 1];
        dist[s] = 0;
        push(0, s);
        while (total > 0) {
            int u = pop();
            if (done[u]) continue;
            done[u] = true;
            for (int e = head[u]; e > 0; e = next[e]) {
                long t = dist[u] + w[e];
                if (t < dist[to[e]]) {
                    dist[to[e]] = t;
                    push(t, to[e]);
                }
            }
        }
        long answer = 0;
        for (int v = 1; v <= n; v++) answer = Math.max(answer, dist[v]);
        System.out.println(answer == Long.MAX_VALUE ? -1 : answer);
    }
}
