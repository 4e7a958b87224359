import java.io.*;
import java.util.*;

public class Main {
    static char[][] g;
    static String w;
    static boolean go(int y, int x, int i) {
        if (y < 0 || x < 0 || y >= g.length || x >= g[0].length || g[y][x] != w.charAt(i)) return false;
        if (i == w.length() - 1) return w.length() > 1;
        char keep = g[y][x];
        g[y][x] = '.';
        boolean ok = go(y + 1, x, i + 1) || go(y - 1, x, i + 1) || go(y, x + 1, i + 1) || go(y, x - 1, i + 1);
        g[y][x] = keep;
        return ok;
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(t.nextToken()), c = Integer.parseInt(t.nextToken());
        g = new char[r][];
        for (int i = 0; i < r; i++) g[i] = br.readLine().trim().toCharArray();
        w = br.readLine().trim();
        boolean f = false;
        for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) f |= go(i, k, 0);
        System.out.println(f);
    }
}
