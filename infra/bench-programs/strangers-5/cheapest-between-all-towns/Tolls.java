import java.util.*;
import java.util.stream.*;

public class Tolls {
    public static void main(String[] args) {
        Scanner sc = new Scanner(new java.io.BufferedInputStream(System.in));
        final int n = sc.nextInt(), m = sc.nextInt(), q = sc.nextInt();
        final Long[][] c = new Long[n][n];
        for (int i = 0; i < n; i++) c[i][i] = 0L;
        for (int i = 0; i < m; i++) {
            int u = sc.nextInt() - 1, v = sc.nextInt() - 1;
            long w = sc.nextLong();
            if (c[u][v] == null || c[u][v] > w) c[u][v] = w;
        }
        for (int a = 0; a < n; a++)
            for (int b = 0; b < n; b++)
                for (int k = 0; k < n; k++)
                    if (c[a][k] != null && c[k][b] != null) {
                        long s = c[a][k] + c[k][b];
                        if (c[a][b] == null || s < c[a][b]) c[a][b] = s;
                    }
        String res = IntStream.range(0, q)
                .mapToObj(i -> c[sc.nextInt() - 1][sc.nextInt() - 1])
                .map(x -> x == null ? "none" : x.toString())
                .collect(Collectors.joining("\n"));
        System.out.println(res);
    }
}
