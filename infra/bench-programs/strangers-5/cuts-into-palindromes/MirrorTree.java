import java.io.*;
import java.util.*;

public class MirrorTree {
    static char[] s;
    static int[] len, link, diff, slink;
    static int[][] next;
    static int size = 2, last = 1;

    static int suffix(int v, int i) {
        while (i - len[v] - 1 < 0 || s[i - len[v] - 1] != s[i]) v = link[v];
        return v;
    }

    static void append(int i) {
        int c = s[i] - 'a';
        int cur = suffix(last, i);
        if (next[cur][c] == 0) {
            int v = size++;
            next[v] = new int[26];
            len[v] = len[cur] + 2;
            link[v] = len[v] == 1 ? 1 : next[suffix(link[cur], i)][c];
            diff[v] = len[v] - len[link[v]];
            slink[v] = diff[v] == diff[link[v]] ? slink[link[v]] : link[v];
            next[cur][c] = v;
        }
        last = next[cur][c];
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        s = in.readLine().trim().toCharArray();
        int n = s.length;
        len = new int[n + 2];
        link = new int[n + 2];
        diff = new int[n + 2];
        slink = new int[n + 2];
        next = new int[n + 2][];
        next[0] = new int[26];
        next[1] = new int[26];
        len[0] = -1;
        link[0] = link[1] = 0;
        int[] dp = new int[n + 1], series = new int[n + 2];
        for (int i = 1; i <= n; i++) {
            append(i - 1);
            dp[i] = i;
            for (int v = last; len[v] > 0; v = slink[v]) {
                series[v] = dp[i - len[slink[v]] - diff[v]];
                if (diff[v] == diff[link[v]]) series[v] = Math.min(series[v], series[link[v]]);
                dp[i] = Math.min(dp[i], series[v] + 1);
            }
        }
        System.out.println(dp[n] - 1);
    }
}
