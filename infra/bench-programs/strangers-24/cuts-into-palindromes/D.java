import java.io.*;

public class D {
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String s = "#" + br.readLine().trim();
        int n = s.length() - 1;
        int[][] go = new int[n + 3][];
        int[] len = new int[n + 3], link = new int[n + 3], diff = new int[n + 3], up = new int[n + 3];
        int[] from = new int[n + 3], dp = new int[n + 1];
        len[0] = 0; link[0] = 1; go[0] = new int[26];
        len[1] = -1; link[1] = 1; go[1] = new int[26];
        int size = 2, last = 0;
        for (int i = 1; i <= n; i++) {
            char ch = s.charAt(i);
            int c = ch - 'a';
            int v = last;
            while (s.charAt(i - len[v] - 1) != ch) v = link[v];
            if (go[v][c] == 0) {
                int w = size++;
                go[w] = new int[26];
                len[w] = len[v] + 2;
                if (len[w] == 1) {
                    link[w] = 0;
                } else {
                    int u = link[v];
                    while (s.charAt(i - len[u] - 1) != ch) u = link[u];
                    link[w] = go[u][c];
                }
                diff[w] = len[w] - len[link[w]];
                up[w] = diff[w] == diff[link[w]] ? up[link[w]] : link[w];
                go[v][c] = w;
            }
            last = go[v][c];
            dp[i] = i;
            for (int w = last; len[w] > 0; w = up[w]) {
                from[w] = i - len[up[w]] - diff[w];
                int l = link[w];
                if (diff[w] == diff[l] && dp[from[l]] < dp[from[w]]) from[w] = from[l];
                if (dp[from[w]] + 1 < dp[i]) dp[i] = dp[from[w]] + 1;
            }
        }
        System.out.println(dp[n] - 1);
    }
}
