import java.io.*;
import java.util.*;

/** Boruvka: in each round each part takes its cheapest cable to another part. */
public class P3 {
    static int[] part;

    static int find(int x) {
        while (part[x] != x) x = part[x] = part[part[x]];
        return x;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in), 1 << 16));
        t.nextToken();
        int n = (int) t.nval;
        t.nextToken();
        int m = (int) t.nval;
        int[][] cable = new int[3][m];
        for (int i = 0; i < m; i++) {
            for (int j = 0; j < 3; j++) {
                t.nextToken();
                cable[j][i] = (int) t.nval;
            }
        }
        part = new int[n + 1];
        for (int i = 0; i <= n; i++) part[i] = i;
        int parts = n;
        long sum = 0;
        boolean progress = true;
        while (parts > 1 && progress) {
            progress = false;
            int[] best = new int[n + 1];
            Arrays.fill(best, -1);
            for (int i = 0; i < m; i++) {
                int a = find(cable[0][i]), b = find(cable[1][i]);
                if (a == b) continue;
                // equal costs: the cable with the smaller number counts as cheaper
                if (best[a] < 0 || cable[2][i] < cable[2][best[a]]) best[a] = i;
                if (best[b] < 0 || cable[2][i] < cable[2][best[b]]) best[b] = i;
            }
            for (int v = 1; v <= n; v++) {
                int i = best[v];
                if (i < 0) continue;
                int a = find(cable[0][i]), b = find(cable[1][i]);
                if (a != b) {
                    part[a] = b;
                    sum += cable[2][i];
                    parts--;
                    progress = true;
                }
            }
        }
        System.out.println(parts == 1 ? sum : -1);
    }
}
