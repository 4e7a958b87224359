import java.io.*;
import java.util.*;

public class RowsPerBus {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] h = new int[5];
        for (int i = 0; i < 5; i++) { st.nextToken(); h[i] = (int) st.nval; }
        int n = h[0], m = h[1], k = h[2];
        int[][] bus = new int[m][3];
        for (int[] b : bus)
            for (int i = 0; i < 3; i++) { st.nextToken(); b[i] = (int) st.nval; }
        final long FAR = Long.MAX_VALUE / 4;
        long[][] d = new long[k + 2][n + 1];
        Arrays.fill(d[0], FAR);
        d[0][h[3]] = 0;
        for (int r = 1; r <= k + 1; r++) {
            System.arraycopy(d[r - 1], 0, d[r], 0, n + 1);
            for (int[] b : bus)
                if (d[r - 1][b[0]] < FAR)
                    d[r][b[1]] = Math.min(d[r][b[1]], d[r - 1][b[0]] + b[2]);
        }
        long x = d[k + 1][h[4]];
        System.out.println(x >= FAR ? -1 : x);
    }
}
