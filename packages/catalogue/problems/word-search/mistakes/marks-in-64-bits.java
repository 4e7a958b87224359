import java.io.*;
public class Main {
    static int r, c; static String[] g; static String w;
    static boolean go(int i, int j, int k, long used) {
        if (i < 0 || j < 0 || i >= r || j >= c || g[i].charAt(j) != w.charAt(k)) return false;
        long bit = 1L << (i * c + j);
        if ((used & bit) != 0) return false;
        if (k == w.length() - 1) return true;
        used |= bit;
        return go(i + 1, j, k + 1, used) || go(i - 1, j, k + 1, used) || go(i, j + 1, k + 1, used) || go(i, j - 1, k + 1, used);
    }
    public static void main(String[] z) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] s = in.readLine().trim().split(" "); r = Integer.parseInt(s[0]); c = Integer.parseInt(s[1]); g = new String[r];
        for (int i = 0; i < r; i++) g[i] = in.readLine().trim();
        w = in.readLine().trim();
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) if (go(i, j, 0, 0)) { System.out.println(true); return; }
        System.out.println(false);
    }
}
