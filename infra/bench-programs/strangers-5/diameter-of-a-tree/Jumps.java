import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Jumps {
    private static int[][] up;
    private static int[] depth;

    static int distance(int a, int b) {
        int total = depth[a] + depth[b];
        if (depth[a] < depth[b]) { int t = a; a = b; b = t; }
        for (int j = 0, gap = depth[a] - depth[b]; gap > 0; j++, gap >>= 1)
            if ((gap & 1) == 1) a = up[j][a];
        if (a != b) {
            for (int j = up.length - 1; j >= 0; j--)
                if (up[j][a] != up[j][b]) {
                    a = up[j][a];
                    b = up[j][b];
                }
            a = up[0][a];
        }
        return total - 2 * depth[a];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        int levels = 32 - Integer.numberOfLeadingZeros(n);
        up = new int[levels][n + 1];
        StringTokenizer st = new StringTokenizer(in.readLine());
        for (int v = 1; v <= n; v++) up[0][v] = Integer.parseInt(st.nextToken());
        for (int j = 1; j < levels; j++)
            for (int v = 1; v <= n; v++) up[j][v] = up[j - 1][up[j - 1][v]];
        depth = new int[n + 1];
        for (int v = 1; v <= n; v++) {
            int x = v;
            for (int j = levels - 1; j >= 0; j--)
                if (up[j][x] != 0) {
                    x = up[j][x];
                    depth[v] += 1 << j;
                }
        }
        int deepest = IntStream.rangeClosed(1, n).reduce((a, b) -> depth[a] >= depth[b] ? a : b).getAsInt();
        System.out.println(IntStream.rangeClosed(1, n).map(v -> distance(deepest, v)).max().getAsInt());
    }
}
