import java.io.*;
import java.util.Arrays;

public class NearestPharmacy {
    static final DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int ni() throws IOException {
        int b = in.read();
        while (b < '0') b = in.read();
        int r = 0;
        while (b >= '0') {
            r = r * 10 + b - '0';
            b = in.read();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        int n = ni(), m = ni(), k = ni();
        int[] shops = new int[k];
        for (int i = 0; i < k; i++) shops[i] = ni() - 1;
        int[] a = new int[m], b = new int[m], start = new int[n + 1];
        for (int e = 0; e < m; e++) {
            a[e] = ni() - 1;
            b[e] = ni() - 1;
            start[a[e] + 1]++;
            start[b[e] + 1]++;
        }
        for (int i = 0; i < n; i++) start[i + 1] += start[i];
        int[] fill = Arrays.copyOf(start, n);
        int[] to = new int[2 * m];
        for (int e = 0; e < m; e++) {
            to[fill[a[e]]++] = b[e];
            to[fill[b[e]]++] = a[e];
        }

        int[] dist = new int[n];
        Arrays.fill(dist, -1);
        int[] queue = new int[n];
        int head = 0, tail = 0;
        for (int s : shops) if (dist[s] < 0) { dist[s] = 0; queue[tail++] = s; }
        while (head < tail) {
            int v = queue[head++];
            for (int p = start[v]; p < start[v + 1]; p++) {
                int u = to[p];
                if (dist[u] < 0) {
                    dist[u] = dist[v] + 1;
                    queue[tail++] = u;
                }
            }
        }
        long sum = 0;
        int cutOff = 0, far = 0;
        for (int d : dist) {
            if (d < 0) cutOff++;
            else { sum += d; far = Math.max(far, d); }
        }
        System.out.println(far + " " + sum + " " + cutOff);
    }
}
