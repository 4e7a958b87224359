import java.io.*;
import java.util.*;

// min-plus matrix, squared until 2^s >= n
public class P4 {
    static final long INF = Long.MAX_VALUE / 4;

    static long[][] square(long[][] a) {
        int n = a.length;
        long[][] b = new long[n][n];
        for (int i = 0; i < n; i++) {
            Arrays.fill(b[i], INF);
            for (int k = 0; k < n; k++) {
                long x = a[i][k];
                if (x >= INF) continue;
                for (int j = 0; j < n; j++) {
                    if (a[k][j] < INF && x + a[k][j] < b[i][j]) b[i][j] = x + a[k][j];
                }
            }
        }
        return b;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken());
        int m = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        long[][] a = new long[n][n];
        for (long[] row : a) Arrays.fill(row, INF);
        for (int i = 0; i < n; i++) a[i][i] = 0;
        while (m-- > 0) {
            st = new StringTokenizer(br.readLine());
            int u = Integer.parseInt(st.nextToken()) - 1;
            int v = Integer.parseInt(st.nextToken()) - 1;
            a[u][v] = Math.min(a[u][v], Long.parseLong(st.nextToken()));
        }
        for (int len = 1; len < n; len *= 2) a = square(a);
        PrintWriter pw = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        while (q-- > 0) {
            st = new StringTokenizer(br.readLine());
            long x = a[Integer.parseInt(st.nextToken()) - 1][Integer.parseInt(st.nextToken()) - 1];
            pw.println(x >= INF ? "none" : Long.toString(x));
        }
        pw.flush();
    }
}
