import java.io.*;
import java.util.*;

/** Fields in the order of their heights; level ground is glued together first. */
public class C {
    static int[] boss;

    static int find(int v) {
        while (boss[v] != v) v = boss[v] = boss[boss[v]];
        return v;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        st.nextToken();
        int r = (int) st.nval;
        st.nextToken();
        int c = (int) st.nval;
        int n = r * c;
        int[] h = new int[n];
        long[] order = new long[n];
        boss = new int[n];
        byte[] sea = new byte[n];
        for (int i = 0; i < n; i++) {
            st.nextToken();
            h[i] = (int) st.nval;
            order[i] = ((long) h[i] << 18) | i;
            boss[i] = i;
        }
        Arrays.sort(order);
        int[] dx = {1, -1, 0, 0}, dy = {0, 0, 1, -1};
        for (int from = 0, to; from < n; from = to) {
            to = from;
            while (to < n && order[to] >> 18 == order[from] >> 18) to++;
            for (int round = 0; round < 2; round++) {
                for (int t = from; t < to; t++) {
                    int u = (int) (order[t] & 0x3FFFF), y = u / c, x = u % c;
                    int mask = 0;
                    if (y == 0 || x == 0) mask |= 1;
                    if (y == r - 1 || x == c - 1) mask |= 2;
                    for (int d = 0; d < 4; d++) {
                        int yy = y + dy[d], xx = x + dx[d];
                        if (yy < 0 || xx < 0 || yy >= r || xx >= c) continue;
                        int v = yy * c + xx;
                        if (h[v] == h[u] && round == 0) boss[find(v)] = find(u);
                        if (h[v] < h[u]) mask |= sea[find(v)];
                    }
                    if (round == 1) sea[find(u)] |= mask;
                }
            }
        }
        int both = 0;
        for (int i = 0; i < n; i++) if (sea[find(i)] == 3) both++;
        System.out.println(both);
    }
}
