import java.util.*;
import java.io.*;

public class D {
    static final class Trie {
        final Trie[] next = new Trie[26];
        boolean word, made;

        void insert(String s) {
            Trie t = this;
            for (int i = 0; i < s.length(); i++) {
                int k = s.charAt(i) - 'a';
                if (t.next[k] == null) t.next[k] = new Trie();
                t = t.next[k];
            }
            t.word = true;
        }

        int report(StringBuilder prefix, StringBuilder out) {
            int count = 0;
            if (made) {
                out.append(prefix).append('\n');
                count++;
            }
            for (int k = 0; k < 26; k++) {
                if (next[k] == null) continue;
                prefix.append((char) ('a' + k));
                count += next[k].report(prefix, out);
                prefix.setLength(prefix.length() - 1);
            }
            return count;
        }
    }

    static String[] rows;
    static boolean[][] used;

    static void make(int y, int x, Trie from) {
        if (y < 0 || y >= rows.length || x < 0 || x >= rows[y].length() || used[y][x]) return;
        Trie t = from.next[rows[y].charAt(x) - 'a'];
        if (t == null) return;
        t.made = t.word;
        used[y][x] = true;
        make(y - 1, x, t);
        make(y, x - 1, t);
        make(y, x + 1, t);
        make(y + 1, x, t);
        used[y][x] = false;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(new BufferedReader(new InputStreamReader(System.in)));
        rows = new String[in.nextInt()];
        int width = in.nextInt();
        used = new boolean[rows.length][width];
        for (int y = 0; y < rows.length; y++) rows[y] = in.next();
        Trie root = new Trie();
        for (int n = in.nextInt(); n > 0; n--) root.insert(in.next());
        for (int y = 0; y < rows.length; y++)
            for (int x = 0; x < width; x++) make(y, x, root);
        StringBuilder out = new StringBuilder();
        int count = root.report(new StringBuilder(), out);
        System.out.print(count + "\n" + out);
    }
}
