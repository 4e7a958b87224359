import java.io.*;
import java.util.*;
import java.util.stream.*;

public class D {
    static final int LOG = 18;
    static int[][] jump;
    static int[] depth;

    static int meet(int a, int b) {
        if (depth[a] < depth[b]) {
            int t = a;
            a = b;
            b = t;
        }
        for (int bits = depth[a] - depth[b]; bits != 0; bits &= bits - 1)
            a = jump[Integer.numberOfTrailingZeros(bits)][a];
        if (a == b) return a;
        for (int j = LOG - 1; j >= 0; j--) {
            if (jump[j][a] != jump[j][b]) {
                a = jump[j][a];
                b = jump[j][b];
            }
        }
        return jump[0][a];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        jump = new int[LOG][n];
        depth = new int[n];
        int hall = -1;
        for (int i = 0; i < n; i++) {
            int p = Integer.parseInt(st.nextToken()) - 1;
            if (p < 0) hall = p = i;
            jump[0][i] = p;
        }
        for (int j = 1; j < LOG; j++)
            for (int i = 0; i < n; i++)
                jump[j][i] = jump[j - 1][jump[j - 1][i]];
        for (int i = 0; i < n; i++) {
            int v = i;
            if (v == hall) continue;
            int d = 1;
            for (int j = LOG - 1; j >= 0; j--) {
                if (jump[j][v] != hall) {
                    v = jump[j][v];
                    d += 1 << j;
                }
            }
            depth[i] = d;
        }
        int deepest = 0;
        for (int i = 1; i < n; i++) if (depth[i] > depth[deepest]) deepest = i;
        final int u = deepest;
        int answer = IntStream.range(0, n).map(v -> depth[u] + depth[v] - 2 * depth[meet(u, v)]).max().getAsInt();
        System.out.println(answer);
    }
}
