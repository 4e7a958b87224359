import java.io.*;

class Eertree {
    public static void main(String[] x) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        char[] s = (" " + br.readLine().trim()).toCharArray();
        int n = s.length - 1, N = n + 3;
        int[][] to = new int[26][N];
        int[] len = new int[N], link = new int[N], diff = new int[N], slink = new int[N], sa = new int[N], dp = new int[n + 1];
        len[1] = -1; link[0] = link[1] = 1; slink[0] = slink[1] = 1;
        int cnt = 2, last = 0;
        for (int i = 1; i <= n; i++) {
            int c = s[i] - 'a';
            while (s[i - len[last] - 1] != s[i]) last = link[last];
            if (to[c][last] == 0) {
                int v = cnt++;
                len[v] = len[last] + 2;
                int w = link[last];
                while (s[i - len[w] - 1] != s[i]) w = link[w];
                link[v] = len[v] == 1 ? 0 : to[c][w];
                to[c][last] = v;
                diff[v] = len[v] - len[link[v]];
                slink[v] = diff[v] == diff[link[v]] ? slink[link[v]] : link[v];
            }
            last = to[c][last];
            dp[i] = i;
            for (int v = last; len[v] > 0; v = slink[v]) {
                sa[v] = dp[i - Math.max(0, len[slink[v]]) - diff[v]];
                if (diff[v] == diff[link[v]]) sa[v] = Math.min(sa[v], sa[link[v]]);
                dp[i] = Math.min(dp[i], sa[v] + 1);
            }
        }
        System.out.println(dp[n] - 1);
    }
}
