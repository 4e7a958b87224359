import java.io.*;
import java.util.*;

/** Schmidt's chain decomposition: roads that are in no chain are critical. */
public class P4 {
    static DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 1 << 16));

    static int read() throws IOException {
        int c = in.read();
        while (c < '0') c = in.read();
        int v = 0;
        while (c >= '0') {
            v = v * 10 + c - '0';
            c = in.read();
        }
        return v;
    }

    public static void main(String[] args) throws IOException {
        int n = read(), m = read();
        int[] to = new int[2 * m], next = new int[2 * m], first = new int[n + 1];
        Arrays.fill(first, -1);
        for (int i = 0; i < m; i++) {
            int a = read(), b = read();
            to[2 * i] = b;
            next[2 * i] = first[a];
            first[a] = 2 * i;
            to[2 * i + 1] = a;
            next[2 * i + 1] = first[b];
            first[b] = 2 * i + 1;
        }
        // arc that leads from v to its parent
        int[] up = new int[n + 1], order = new int[n], number = new int[n + 1], cursor = first.clone();
        Arrays.fill(up, -1);
        Arrays.fill(number, -1);
        int count = 0;
        for (int s = 1; s <= n; s++) {
            if (number[s] >= 0) continue;
            number[s] = count;
            order[count++] = s;
            int u = s;
            while (true) {
                int arc = cursor[u];
                if (arc < 0) {
                    if (up[u] < 0) break;
                    u = to[up[u]];
                    continue;
                }
                cursor[u] = next[arc];
                int v = to[arc];
                if (number[v] < 0) {
                    number[v] = count;
                    order[count++] = v;
                    up[v] = arc ^ 1;
                    u = v;
                }
            }
        }
        boolean[] seen = new boolean[n + 1], inChain = new boolean[m];
        for (int i = 0; i < n; i++) {
            int v = order[i];
            for (int arc = first[v]; arc >= 0; arc = next[arc]) {
                int w = to[arc];
                int road = arc >> 1;
                if (w == v) {
                    inChain[road] = true; // a loop
                    continue;
                }
                if (number[w] < number[v]) continue;           // seen from the upper end only
                if (up[w] >= 0 && up[w] >> 1 == road) continue; // a road of the tree
                inChain[road] = true;
                seen[v] = true;
                while (!seen[w]) {
                    seen[w] = true;
                    inChain[up[w] >> 1] = true;
                    w = to[up[w]];
                }
            }
        }
        int k = 0;
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < m; i++) {
            if (!inChain[i]) {
                if (k++ > 0) sb.append(' ');
                sb.append(i + 1);
            }
        }
        System.out.println(k);
        System.out.println(sb);
    }
}
