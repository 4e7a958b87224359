import java.io.*;
import java.util.*;

public class Ancestors {
    static final int LOG = 17;
    static int[][] up;
    static int[] depth;

    static int lca(int a, int b) {
        if (depth[a] < depth[b]) return lca(b, a);
        int gap = depth[a] - depth[b];
        for (int k = 0; k < LOG; k++) if ((gap >> k & 1) == 1) a = up[k][a];
        if (a == b) return a;
        for (int k = LOG - 1; k >= 0; k--) {
            if (up[k][a] != up[k][b]) {
                a = up[k][a];
                b = up[k][b];
            }
        }
        return up[0][a];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int n = Integer.parseInt(st.nextToken()), q = Integer.parseInt(st.nextToken());
        up = new int[LOG][n + 1];
        depth = new int[n + 1];
        up[0][1] = 1;
        st = new StringTokenizer(br.readLine());
        for (int v = 2; v <= n; v++) {
            up[0][v] = Integer.parseInt(st.nextToken());
            depth[v] = depth[up[0][v]] + 1;
        }
        for (int k = 1; k < LOG; k++)
            for (int v = 1; v <= n; v++) up[k][v] = up[k - 1][up[k - 1][v]];
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            st = new StringTokenizer(br.readLine());
            sb.append(lca(Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken()))).append('\n');
        }
        System.out.print(sb);
    }
}
