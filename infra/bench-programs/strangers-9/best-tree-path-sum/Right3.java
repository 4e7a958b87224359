import java.io.*;
import java.util.*;

// Every node climbs to the root and tells each ancestor how much the way down to it is worth.
// The tree has at most 800 levels, so the climbs are short.
public class Right3 {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int k = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        int[] val = new int[k], up = new int[k];
        boolean[] isRight = new boolean[k];
        int n = 0;
        for (int t = 0; t < k; t++) {
            String s = st.nextToken();
            if (s.equals("null")) continue;
            val[n] = Integer.parseInt(s);
            up[n] = t == 0 ? -1 : (t - 1) / 2;
            isRight[n] = t % 2 == 0;
            n++;
        }
        long[] bestLeft = new long[n], bestRight = new long[n];
        for (int v = 0; v < n; v++) {
            long sum = 0;
            int x = v;
            while (up[x] >= 0) {
                sum += val[x];
                int p = up[x];
                if (isRight[x]) {
                    if (sum > bestRight[p]) bestRight[p] = sum;
                } else {
                    if (sum > bestLeft[p]) bestLeft[p] = sum;
                }
                x = p;
            }
        }
        long answer = Long.MIN_VALUE;
        for (int v = 0; v < n; v++) answer = Math.max(answer, val[v] + bestLeft[v] + bestRight[v]);
        System.out.println(answer);
    }
}
