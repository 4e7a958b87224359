import java.io.*;

public class Boruvka {
    static int[] comp;

    static int root(int v) {
        while (comp[v] != v) v = comp[v] = comp[comp[v]];
        return v;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); int m = (int) in.nval;
        int[] a = new int[m], b = new int[m], c = new int[m];
        for (int i = 0; i < m; i++) {
            in.nextToken(); a[i] = (int) in.nval;
            in.nextToken(); b[i] = (int) in.nval;
            in.nextToken(); c[i] = (int) in.nval;
        }
        comp = new int[n + 1];
        for (int v = 1; v <= n; v++) comp[v] = v;
        int parts = n;
        long total = 0;
        while (parts > 1) {
            int[] best = new int[n + 1];
            for (int i = 0; i < m; i++) {
                int x = root(a[i]), y = root(b[i]);
                if (x == y) continue;
                if (best[x] == 0 || c[best[x] - 1] > c[i]) best[x] = i + 1;
                if (best[y] == 0 || c[best[y] - 1] > c[i]) best[y] = i + 1;
            }
            int before = parts;
            for (int v = 1; v <= n; v++) {
                if (best[v] == 0) continue;
                int e = best[v] - 1;
                int x = root(a[e]), y = root(b[e]);
                if (x == y) continue;
                comp[x] = y;
                total += c[e];
                parts--;
            }
            if (parts == before) break;
        }
        System.out.println(parts == 1 ? total : -1);
    }
}
