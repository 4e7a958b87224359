import java.io.*;
import java.util.*;

public class D {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        in.nextToken();
        int m = (int) in.nval;
        in.nextToken();
        int s = (int) in.nval - 1;
        int[] from = new int[m], to = new int[m], w = new int[m], start = new int[n + 1];
        for (int i = 0; i < m; i++) {
            in.nextToken();
            from[i] = (int) in.nval - 1;
            in.nextToken();
            to[i] = (int) in.nval - 1;
            in.nextToken();
            w[i] = (int) in.nval;
            start[from[i]]++;
        }
        for (int v = 0, sum = 0; v <= n; v++) {
            sum += start[v];
            start[v] = sum;
        }
        int[] order = new int[m];
        for (int i = m - 1; i >= 0; i--) order[--start[from[i]]] = i;

        final long INF = Long.MAX_VALUE;
        int len = (int) Math.sqrt(n) + 1;
        int groups = (n + len - 1) / len;
        long[] key = new long[n];      // INF again after the station is done
        long[] dist = new long[n];
        long[] lead = new long[groups];
        Arrays.fill(key, INF);
        Arrays.fill(dist, INF);
        Arrays.fill(lead, INF);
        key[s] = dist[s] = lead[s / len] = 0;
        long now = 0;
        int done = 0;
        while (true) {
            int g = 0;
            for (int i = 1; i < groups; i++) if (lead[i] < lead[g]) g = i;
            if (lead[g] == INF) break;
            int lo = g * len, hi = Math.min(n, lo + len);
            int u = lo;
            while (key[u] != lead[g]) u++;
            now = key[u];
            key[u] = INF;
            long min = INF;
            for (int v = lo; v < hi; v++) min = Math.min(min, key[v]);
            lead[g] = min;
            done++;
            for (int j = start[u]; j < start[u + 1]; j++) {
                int e = order[j], v = to[e];
                long t = now + w[e];
                if (t < dist[v]) {
                    dist[v] = key[v] = t;
                    if (t < lead[v / len]) lead[v / len] = t;
                }
            }
        }
        System.out.println(done == n ? now : -1);
    }
}
