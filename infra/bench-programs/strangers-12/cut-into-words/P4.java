import java.util.*;
import java.io.*;

// Aho-Corasick; dict[v] = nearest suffix that is a word
public class P4 {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String s = in.readLine().trim();
        in.readLine();
        StringTokenizer st = new StringTokenizer(in.readLine());
        List<int[]> go = new ArrayList<>();
        List<Integer> len = new ArrayList<>();
        go.add(new int[26]);
        len.add(0);
        while (st.hasMoreTokens()) {
            String w = st.nextToken();
            int v = 0;
            for (char ch : w.toCharArray()) {
                if (go.get(v)[ch - 'a'] == 0) {
                    go.get(v)[ch - 'a'] = go.size();
                    go.add(new int[26]);
                    len.add(0);
                }
                v = go.get(v)[ch - 'a'];
            }
            len.set(v, w.length());
        }
        int N = go.size();
        int[] fail = new int[N], dict = new int[N], q = new int[N];
        int h = 0, t = 0;
        for (int x : go.get(0)) if (x != 0) q[t++] = x;
        while (h < t) {
            int v = q[h++];
            dict[v] = len.get(fail[v]) > 0 ? fail[v] : dict[fail[v]];
            for (int c = 0; c < 26; c++) {
                int u = go.get(v)[c];
                int f = go.get(fail[v])[c];
                if (u == 0) go.get(v)[c] = f;
                else {
                    fail[u] = f;
                    q[t++] = u;
                }
            }
        }
        int n = s.length(), INF = 1 << 29;
        int[] dp = new int[n + 1];
        int v = 0;
        for (int i = 1; i <= n; i++) {
            v = go.get(v)[s.charAt(i - 1) - 'a'];
            dp[i] = INF;
            for (int u = len.get(v) > 0 ? v : dict[v]; u != 0; u = dict[u])
                dp[i] = Math.min(dp[i], dp[i - len.get(u)] + 1);
        }
        System.out.println(dp[n] >= INF ? -1 : dp[n]);
    }
}
