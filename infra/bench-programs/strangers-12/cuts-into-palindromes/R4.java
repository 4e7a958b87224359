import java.io.*;
import java.util.*;

/** Palindromic tree with series links. */
public class R4 {
    public static void main(String[] x) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(br.readLine().trim());
        String s = "#" + br.readLine().trim();
        int[][] to = new int[n + 2][26];
        int[] len = new int[n + 2], link = new int[n + 2], diff = new int[n + 2], slink = new int[n + 2], ans = new int[n + 2];
        len[1] = -1;
        link[0] = link[1] = 1;
        int nodes = 2, last = 0;
        int[] dp = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            int c = s.charAt(i) - 'a';
            while (s.charAt(i) != s.charAt(i - len[last] - 1)) last = link[last];
            if (to[last][c] == 0) {
                int v = nodes++;
                len[v] = len[last] + 2;
                if (len[v] > 1) {
                    int p = link[last];
                    while (s.charAt(i) != s.charAt(i - len[p] - 1)) p = link[p];
                    link[v] = to[p][c];
                }
                diff[v] = len[v] - len[link[v]];
                slink[v] = diff[v] == diff[link[v]] ? slink[link[v]] : link[v];
                to[last][c] = v;
            }
            last = to[last][c];
            dp[i] = Integer.MAX_VALUE;
            for (int v = last; len[v] > 0; v = slink[v]) {
                ans[v] = dp[i - len[slink[v]] - diff[v]];
                if (diff[v] == diff[link[v]]) ans[v] = Math.min(ans[v], ans[link[v]]);
                dp[i] = Math.min(dp[i], ans[v] + 1);
            }
        }
        System.out.println(dp[n] - 1);
    }
}
