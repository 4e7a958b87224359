import java.io.*;
import java.util.*;

public class Lifting {
    static final int LOG = 18;

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in), 1 << 16);
        int k = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        int[] value = new int[k], depth = new int[k];
        int[][] up = new int[LOG][k];
        Map<Integer, Integer> id = new HashMap<>();
        int n = 0;
        for (int i = 0; i < k; i++) {
            String s = st.nextToken();
            if (s.charAt(0) == 'n') continue;
            value[n] = Integer.parseInt(s);
            id.put(value[n], n);
            up[0][n] = i == 0 ? 0 : (i - 1) / 2;
            depth[n] = i == 0 ? 0 : depth[up[0][n]] + 1;
            n++;
        }
        for (int j = 1; j < LOG; j++)
            for (int v = 0; v < n; v++) up[j][v] = up[j - 1][up[j - 1][v]];
        st = new StringTokenizer(in.readLine());
        int a = id.get(Integer.parseInt(st.nextToken()));
        int b = id.get(Integer.parseInt(st.nextToken()));
        if (depth[a] < depth[b]) {
            int t = a;
            a = b;
            b = t;
        }
        for (int j = 0, d = depth[a] - depth[b]; j < LOG; j++) if ((d >> j & 1) == 1) a = up[j][a];
        if (a != b) {
            for (int j = LOG - 1; j >= 0; j--) {
                if (up[j][a] != up[j][b]) {
                    a = up[j][a];
                    b = up[j][b];
                }
            }
            a = up[0][a];
        }
        System.out.println(value[a]);
    }
}
