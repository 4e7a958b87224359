import java.io.*;
import java.util.*;

public class D {
    static int[][] go = new int[20005][26];
    static int[] len = new int[20005], fail = new int[20005], out = new int[20005];

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        String text = br.readLine().trim();
        br.readLine();
        StringTokenizer st = new StringTokenizer(br.readLine());
        int size = 1;
        while (st.hasMoreTokens()) {
            String w = st.nextToken();
            int v = 0;
            for (char c : w.toCharArray()) {
                if (go[v][c - 'a'] == 0) go[v][c - 'a'] = size++;
                v = go[v][c - 'a'];
            }
            len[v] = w.length();
        }
        int[] queue = new int[size];
        int head = 0, tail = 0;
        for (int c = 0; c < 26; c++) if (go[0][c] != 0) queue[tail++] = go[0][c];
        while (head < tail) {
            int v = queue[head++];
            out[v] = len[fail[v]] > 0 ? fail[v] : out[fail[v]];
            for (int c = 0; c < 26; c++) {
                int u = go[v][c];
                if (u == 0) go[v][c] = go[fail[v]][c];
                else {
                    fail[u] = go[fail[v]][c];
                    queue[tail++] = u;
                }
            }
        }
        int n = text.length();
        int[] dp = new int[n + 1];
        final int INF = 1 << 29;
        int state = 0;
        for (int i = 1; i <= n; i++) {
            state = go[state][text.charAt(i - 1) - 'a'];
            dp[i] = INF;
            for (int v = len[state] > 0 ? state : out[state]; v != 0; v = out[v])
                dp[i] = Math.min(dp[i], dp[i - len[v]] + 1);
        }
        System.out.println(dp[n] >= INF ? -1 : dp[n]);
    }
}
