import java.util.Scanner;

public class B {
    static String s;
    static int[][] go;
    static int[] len, link, diff, jump, part;
    static int nodes = 2, last = 1;

    static int fit(int v, int i) {
        while (i - len[v] - 1 < 0 || s.charAt(i - len[v] - 1) != s.charAt(i)) v = link[v];
        return v;
    }

    static void add(int i) {
        int c = s.charAt(i) - 'a';
        int p = fit(last, i);
        if (go[c][p] == 0) {
            int v = nodes++;
            len[v] = len[p] + 2;
            link[v] = len[v] == 1 ? 1 : go[c][fit(link[p], i)];
            diff[v] = len[v] - len[link[v]];
            jump[v] = diff[v] == diff[link[v]] ? jump[link[v]] : link[v];
            go[c][p] = v;
        }
        last = go[c][p];
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        in.next();
        s = in.next();
        int n = s.length();
        go = new int[26][n + 2];
        len = new int[n + 2];
        link = new int[n + 2];
        diff = new int[n + 2];
        jump = new int[n + 2];
        part = new int[n + 2];
        len[0] = -1;             // 0: the imaginary word, 1: the empty word
        len[1] = 0;
        int[] f = new int[n + 1];
        for (int i = 1; i <= n; i++) {
            add(i - 1);
            f[i] = i;
            for (int v = last; len[v] > 0; v = jump[v]) {
                part[v] = f[i - len[jump[v]] - diff[v]];
                if (diff[v] == diff[link[v]]) part[v] = Math.min(part[v], part[link[v]]);
                f[i] = Math.min(f[i], part[v] + 1);
            }
        }
        System.out.println(f[n] - 1);
    }
}
