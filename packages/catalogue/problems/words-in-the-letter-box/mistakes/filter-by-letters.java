import java.io.*;
import java.util.*;
public class Main {
    static int r, c; static char[][] g; static int[] have = new int[128];
    static boolean go(int i, int j, char[] w, int k) {
        if (k == w.length) return true;
        if (i < 0 || j < 0 || i >= r || j >= c || g[i][j] != w[k]) return false;
        g[i][j] = '.';
        boolean ok = go(i + 1, j, w, k + 1) || go(i - 1, j, w, k + 1) || go(i, j + 1, w, k + 1) || go(i, j - 1, w, k + 1);
        g[i][j] = w[k]; return ok;
    }
    static boolean can(String s) {
        char[] w = s.toCharArray(); int[] need = new int[128];
        for (int k = 0; k < w.length; k++) { if (++need[w[k]] > have[w[k]]) return false; }
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) if (g[i][j] == w[0] && go(i, j, w, 0)) return true;
        return false;
    }
    public static void main(String[] z) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] s = in.readLine().trim().split(" "); r = Integer.parseInt(s[0]); c = Integer.parseInt(s[1]); g = new char[r][];
        for (int i = 0; i < r; i++) g[i] = in.readLine().trim().toCharArray();
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) {
            have[g[i][j]]++;
        }
        int n = Integer.parseInt(in.readLine().trim()); List<String> f = new ArrayList<>();
        while (n-- > 0) { String w = in.readLine().trim(); if (can(w)) f.add(w); }
        Collections.sort(f);
        StringBuilder sb = new StringBuilder().append(f.size()).append('\n'); for (String w : f) sb.append(w).append('\n');
        System.out.print(sb);
    }
}
