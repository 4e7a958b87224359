import java.io.*;
import java.util.*;

public class Main {
    static StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));

    static int next() throws IOException {
        in.nextToken();
        return (int) in.nval;
    }

    public static void main(String[] args) throws IOException {
        int n = next(), m = next(), q = next();
        int[] u = new int[m], v = new int[m], w = new int[m];
        for (int i = 0; i < m; i++) {
            u[i] = next();
            v[i] = next();
            w[i] = next();
        }
        long[][] cost = new long[n + 1][];
        StringBuilder out = new StringBuilder();
        while (q-- > 0) {
            int a = next(), b = next();
            if (cost[a] == null) {
                long[] row = new long[n + 1];
                Arrays.fill(row, Long.MAX_VALUE);
                row[a] = 0;
                boolean changed = true;
                while (changed) {
                    changed = false;
                    for (int i = 0; i < m; i++) {
                        if (row[u[i]] == Long.MAX_VALUE || row[u[i]] + w[i] >= row[v[i]]) continue;
                        row[v[i]] = row[u[i]] + w[i];
                        changed = true;
                    }
                }
                cost[a] = row;
            }
            out.append(cost[a][b] == Long.MAX_VALUE ? "none" : cost[a][b] + "").append('\n');
        }
        System.out.print(out);
    }
}
