import java.io.*;
import java.util.*;

public class W1 {
    static class Trie {
        Trie[] next = new Trie[26];
        String word;
    }

    static int r, c;
    static char[][] box;
    static TreeSet<String> found = new TreeSet<>();

    static void search(int i, int j, Trie t) {
        if (i < 0 || j < 0 || i >= r || j >= c || box[i][j] == '#') return;
        char letter = box[i][j];
        t = t.next[letter - 'a'];
        if (t == null) return;
        if (t.word != null) {
            found.add(t.word);
            return;
        }
        box[i][j] = '#';
        search(i + 1, j, t);
        search(i - 1, j, t);
        search(i, j + 1, t);
        search(i, j - 1, t);
        box[i][j] = letter;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split(" ");
        r = Integer.parseInt(size[0]);
        c = Integer.parseInt(size[1]);
        box = new char[r][];
        for (int i = 0; i < r; i++) box[i] = in.readLine().trim().toCharArray();
        int n = Integer.parseInt(in.readLine().trim());
        Trie root = new Trie();
        for (int k = 0; k < n; k++) {
            String word = in.readLine().trim();
            Trie t = root;
            for (char ch : word.toCharArray()) {
                if (t.next[ch - 'a'] == null) t.next[ch - 'a'] = new Trie();
                t = t.next[ch - 'a'];
            }
            t.word = word;
        }
        for (int i = 0; i < r; i++)
            for (int j = 0; j < c; j++)
                search(i, j, root);
        StringBuilder out = new StringBuilder().append(found.size()).append('\n');
        for (String w : found) out.append(w).append('\n');
        System.out.print(out);
    }
}
