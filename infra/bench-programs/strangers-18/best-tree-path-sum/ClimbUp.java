import java.io.*;
import java.util.*;

/** Every node climbs to the root and tells each ancestor the sum of the way. */
public class ClimbUp {
    public static void main(String[] x) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] val = new int[k];
        int[] up = new int[k];
        boolean[] isLeft = new boolean[k];
        int n = 0;
        val[n] = Integer.parseInt(st.nextToken());
        up[n++] = -1;
        for (int i = 1; i < k; i++) {
            String s = st.nextToken();
            if (s.equals("null")) continue;
            val[n] = Integer.parseInt(s);
            up[n] = (i - 1) / 2;
            isLeft[n] = i % 2 == 1;
            n++;
        }
        long[] left = new long[n], right = new long[n];
        for (int v = 0; v < n; v++) {
            long sum = 0;
            int u = v;
            while (u > 0) {
                sum += val[u];
                int p = up[u];
                if (isLeft[u]) {
                    if (sum > left[p]) left[p] = sum;
                } else {
                    if (sum > right[p]) right[p] = sum;
                }
                u = p;
            }
        }
        long best = Long.MIN_VALUE;
        for (int v = 0; v < n; v++) best = Math.max(best, val[v] + left[v] + right[v]);
        System.out.println(best);
    }
}
