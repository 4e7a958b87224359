import java.io.*;
import java.util.*;

public class BellmanFord {
    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken(); int n = (int) st.nval;
        st.nextToken(); int m = (int) st.nval;
        st.nextToken(); int s = (int) st.nval;
        int[][] e = new int[m][3];
        for (int i = 0; i < m; i++)
            for (int j = 0; j < 3; j++) { st.nextToken(); e[i][j] = (int) st.nval; }
        long[] t = new long[n + 1];
        Arrays.fill(t, Long.MAX_VALUE);
        t[s] = 0;
        for (int round = 1; round < n; round++) {
            for (int[] x : e) {
                if (t[x[0]] == Long.MAX_VALUE) continue;
                if (t[x[0]] + x[2] < t[x[1]]) {
                    t[x[1]] = t[x[0]] + x[2];
                }
            }
        }
        long max = 0;
        for (int i = 1; i <= n; i++) max = Math.max(max, t[i]);
        System.out.println(max == Long.MAX_VALUE ? -1 : max);
    }
}
