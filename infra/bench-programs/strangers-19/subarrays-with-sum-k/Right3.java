import java.io.*;
import java.util.*;

public class Right3 {
    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken(); int n = (int) in.nval;
        in.nextToken(); long k = (long) in.nval;
        long[] p = new long[n + 1];
        for (int i = 1; i <= n; i++) { in.nextToken(); p[i] = p[i - 1] + (long) in.nval; }
        long[] s = p.clone();
        Arrays.sort(s);
        int u = 0;
        for (int i = 0; i <= n; i++) if (i == 0 || s[i] != s[u - 1]) s[u++] = s[i];
        int[] cnt = new int[u];
        long ans = 0;
        for (int i = 0; i <= n; i++) {
            int w = Arrays.binarySearch(s, 0, u, p[i] - k);
            if (w >= 0) ans += cnt[w];
            cnt[Arrays.binarySearch(s, 0, u, p[i])]++;
        }
        System.out.println(ans);
    }
}
