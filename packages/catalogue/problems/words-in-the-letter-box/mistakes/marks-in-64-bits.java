import java.io.*;
import java.util.*;
public class Main {
    static class T { T[] kid = new T[26]; String word; }
    static int r, c; static String[] g; static TreeSet<String> found = new TreeSet<>();
    static void go(int i, int j, T t, long used) {
        if (i < 0 || j < 0 || i >= r || j >= c) return;
        long bit = 1L << (i * c + j); if ((used & bit) != 0) return;
        t = t.kid[g[i].charAt(j) - 'a']; if (t == null) return;
        if (t.word != null) found.add(t.word);
        used |= bit; go(i + 1, j, t, used); go(i - 1, j, t, used); go(i, j + 1, t, used); go(i, j - 1, t, used);
    }
    public static void main(String[] z) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] s = in.readLine().trim().split(" "); r = Integer.parseInt(s[0]); c = Integer.parseInt(s[1]); g = new String[r];
        for (int i = 0; i < r; i++) g[i] = in.readLine().trim();
        int n = Integer.parseInt(in.readLine().trim()); T root = new T();
        while (n-- > 0) { String w = in.readLine().trim(); T t = root; for (char x : w.toCharArray()) { if (t.kid[x - 'a'] == null) t.kid[x - 'a'] = new T(); t = t.kid[x - 'a']; } t.word = w; }
        for (int i = 0; i < r; i++) for (int j = 0; j < c; j++) go(i, j, root, 0);
        StringBuilder sb = new StringBuilder().append(found.size()).append('\n'); for (String w : found) sb.append(w).append('\n');
        System.out.print(sb);
    }
}
