import java.io.*;

public class E {
    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int n = Integer.parseInt(in.readLine().trim());
        String s = "#" + in.readLine().trim();
        int[][] go = new int[n + 2][];
        int[] len = new int[n + 2], link = new int[n + 2];
        int[] diff = new int[n + 2], jump = new int[n + 2], group = new int[n + 2];
        go[0] = new int[26];
        go[1] = new int[26];
        len[1] = -1;
        link[0] = 1;
        link[1] = 1;
        int nodes = 2, last = 0;
        int[] f = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            int c = s.charAt(i) - 'a';
            while (s.charAt(i - len[last] - 1) != s.charAt(i)) last = link[last];
            if (go[last][c] == 0) {
                int v = nodes++;
                go[v] = new int[26];
                len[v] = len[last] + 2;
                if (len[v] == 1) {
                    link[v] = 0;
                } else {
                    int t = link[last];
                    while (s.charAt(i - len[t] - 1) != s.charAt(i)) t = link[t];
                    link[v] = go[t][c];
                }
                diff[v] = len[v] - len[link[v]];
                jump[v] = diff[v] == diff[link[v]] ? jump[link[v]] : link[v];
                go[last][c] = v;
            }
            last = go[last][c];
            f[i] = Integer.MAX_VALUE;
            for (int v = last; len[v] > 0; v = jump[v]) {
                group[v] = f[i - len[jump[v]] - diff[v]];
                if (diff[v] == diff[link[v]]) group[v] = Math.min(group[v], group[link[v]]);
                f[i] = Math.min(f[i], group[v] + 1);
            }
        }
        System.out.println(f[n] - 1);
    }
}
