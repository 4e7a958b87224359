import java.io.*;
import java.util.*;

/** Adds chambers one by one and keeps the two ends of the diameter; distances by binary lifting. */
public class P3 {
    static final int LOG = 18;
    static int[][] up;
    static int[] depth;

    static int lca(int a, int b) {
        if (depth[a] < depth[b]) { int t = a; a = b; b = t; }
        for (int j = 0, d = depth[a] - depth[b]; d > 0; j++, d >>= 1) {
            if ((d & 1) == 1) a = up[j][a];
        }
        if (a == b) return a;
        for (int j = LOG - 1; j >= 0; j--) {
            if (up[j][a] != up[j][b]) {
                a = up[j][a];
                b = up[j][b];
            }
        }
        return up[0][a];
    }

    static int dist(int a, int b) {
        return depth[a] + depth[b] - 2 * depth[lca(a, b)];
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        int[] parent = new int[n + 1], head = new int[n + 1], next = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            in.nextToken();
            int p = parent[v] = (int) in.nval;
            next[v] = head[p];
            head[p] = v;
        }
        up = new int[LOG][n + 1];
        depth = new int[n + 1];
        int[] order = new int[n];
        int size = 0, root = head[0];
        order[size++] = root;
        for (int j = 0; j < LOG; j++) up[j][root] = root;
        int a = root, b = root, best = 0;
        for (int i = 0; i < size; i++) {
            for (int w = head[order[i]]; w != 0; w = next[w]) {
                order[size++] = w;
                depth[w] = depth[order[i]] + 1;
                up[0][w] = order[i];
                for (int j = 1; j < LOG; j++) up[j][w] = up[j - 1][up[j - 1][w]];
                int da = dist(a, w), db = dist(b, w);
                if (da > best && da >= db) { best = da; b = w; }
                else if (db > best) { best = db; a = w; }
            }
        }
        System.out.println(best);
    }
}
