import java.io.*;
import java.util.*;

public class Box {
    static class Trie {
        final Trie[] kids = new Trie[26];
        String word;
    }

    static char[][] grid;
    static final int[] DX = {0, 0, 1, -1}, DY = {1, -1, 0, 0};
    static final SortedSet<String> found = new TreeSet<>();

    static void dfs(int y, int x, Trie t) {
        if (y < 0 || x < 0 || y >= grid.length || x >= grid[0].length || grid[y][x] == '.') return;
        char ch = grid[y][x];
        Trie k = t.kids[ch - 'a'];
        if (k == null) return;
        if (k.word != null) {
            found.add(k.word);
            k.word = null;
        }
        grid[y][x] = '.';
        for (int d = 0; d < 4; d++) dfs(y + DY[d], x + DX[d], k);
        grid[y][x] = ch;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int r = Integer.parseInt(st.nextToken());
        grid = new char[r][];
        for (int i = 0; i < r; i++) grid[i] = br.readLine().trim().toCharArray();
        int n = Integer.parseInt(br.readLine().trim());
        Trie root = new Trie();
        for (int i = 0; i < n; i++) {
            String s = br.readLine().trim();
            Trie t = root;
            for (char ch : s.toCharArray()) {
                if (t.kids[ch - 'a'] == null) t.kids[ch - 'a'] = new Trie();
                t = t.kids[ch - 'a'];
            }
            t.word = s;
        }
        for (int y = 0; y < r; y++)
            for (int x = 0; x < grid[0].length; x++) dfs(y, x, root);
        System.out.println(found.size());
        found.forEach(System.out::println);
    }
}
