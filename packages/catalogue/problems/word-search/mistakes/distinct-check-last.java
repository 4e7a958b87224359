import java.io.*;
import java.util.*;

public class Main {
    static int r, c;
    static String[] g;
    static String w;
    static boolean found = false;
    static void go(int y, int x, String s, String path) {
        if (y < 0 || x < 0 || y >= r || x >= c) return;
        s += g[y].charAt(x);
        path += "(" + y + "," + x + ")";
        if (s.length() == w.length()) {
            Set<String> used = new HashSet<>(Arrays.asList(path.split("\\)")));
            if (used.size() == s.length() && s.equals(w)) found = true;
            return;
        }
        go(y + 1, x, s, path);
        go(y - 1, x, s, path);
        go(y, x + 1, s, path);
        go(y, x - 1, s, path);
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer t = new StringTokenizer(br.readLine());
        r = Integer.parseInt(t.nextToken());
        c = Integer.parseInt(t.nextToken());
        g = new String[r];
        for (int i = 0; i < r; i++) g[i] = br.readLine().trim();
        w = br.readLine().trim();
        for (int i = 0; i < r; i++) for (int k = 0; k < c; k++) go(i, k, "", "");
        System.out.println(found);
    }
}
