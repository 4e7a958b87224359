import java.io.*;
import java.util.*;

public class W1 {
    static final long INF = Long.MAX_VALUE / 4;

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedInputStream(System.in));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); int m = (int) in.nval;
        in.nextToken(); int q = (int) in.nval;
        long[][] d = new long[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(d[i], INF);
            d[i][i] = 0;
        }
        while (m-- > 0) {
            in.nextToken(); int u = (int) in.nval - 1;
            in.nextToken(); int v = (int) in.nval - 1;
            in.nextToken(); long w = (long) in.nval;
            d[u][v] = Math.min(d[u][v], w);
        }
        for (int k = 0; k < n; k++)
            for (int i = 0; i < n; i++)
                for (int j = 0; j < n; j++)
                    if (d[i][k] + d[k][j] < d[i][j])
                        d[i][j] = d[i][k] + d[k][j];
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            in.nextToken(); int a = (int) in.nval - 1;
            in.nextToken(); int b = (int) in.nval - 1;
            if (d[a][b] == INF) sb.append("none\n");
            else sb.append(d[a][b]).append('\n');
        }
        System.out.print(sb);
    }
}
