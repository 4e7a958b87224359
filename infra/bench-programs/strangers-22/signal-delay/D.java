import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(in.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int s = Integer.parseInt(st.nextToken());
        int[] head = new int[n + 1], next = new int[m + 1], to = new int[m + 1], w = new int[m + 1];
        for (int e = 1; e <= m; e++) {
            st = new StringTokenizer(in.readLine());
            int u = Integer.parseInt(st.nextToken());
            to[e] = Integer.parseInt(st.nextToken());
            w[e] = Integer.parseInt(st.nextToken());
            next[e] = head[u];
            head[u] = e;
        }
        long[] d = new long[n + 1];
        Arrays.fill(d, Long.MAX_VALUE);
        d[s] = 0;
        TreeSet<Long> open = new TreeSet<>();   // time in the upper bits, station in the lower 15
        open.add((long) s);
        while (!open.isEmpty()) {
            long top = open.pollFirst();
            int u = (int) (top & 32767);
            for (int e = head[u]; e != 0; e = next[e]) {
                int v = to[e];
                long t = d[u] + w[e];
                if (t < d[v]) {
                    if (d[v] != Long.MAX_VALUE) open.remove(d[v] << 15 | v);
                    d[v] = t;
                    open.add(t << 15 | v);
                }
            }
        }
        long answer = 0;
        for (int i = 1; i <= n; i++) answer = Math.max(answer, d[i]);
        System.out.println(answer == Long.MAX_VALUE ? -1 : answer);
    }
}
