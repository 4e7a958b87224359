import java.io.*;
import java.util.*;

/** tree of all mirror words (eertree) with series links */
public class MirrorTree {
    static int[][] next;
    static int[] len, link, diff, slink, series;
    static char[] s;

    static int fit(int v, int i) {
        while (true) {
            int j = i - len[v] - 1;
            if (j >= 0 && s[j] == s[i]) return v;
            v = link[v];
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        s = br.readLine().trim().toCharArray();
        int n = s.length;
        next = new int[n + 3][26];
        len = new int[n + 3];
        link = new int[n + 3];
        diff = new int[n + 3];
        slink = new int[n + 3];
        series = new int[n + 3];
        // 0: empty word, 1: word of length -1
        len[0] = 0; link[0] = 1; len[1] = -1; link[1] = 1;
        int size = 2, last = 0;
        int[] f = new int[n + 1];
        for (int i = 0; i < n; i++) {
            int c = s[i] - 'a';
            last = fit(last, i);
            if (next[last][c] == 0) {
                int v = size++;
                len[v] = len[last] + 2;
                link[v] = len[v] == 1 ? 0 : next[fit(link[last], i)][c];
                diff[v] = len[v] - len[link[v]];
                slink[v] = diff[v] == diff[link[v]] ? slink[link[v]] : link[v];
                next[last][c] = v;
            }
            last = next[last][c];
            int best = f[i] + 1;
            for (int v = last; len[v] > 0; v = slink[v]) {
                int m = f[i + 1 - (len[slink[v]] + diff[v])];
                if (diff[v] == diff[link[v]]) m = Math.min(m, series[link[v]]);
                series[v] = m;
                best = Math.min(best, m + 1);
            }
            f[i + 1] = best;
        }
        System.out.println(f[n] - 1);
    }
}
