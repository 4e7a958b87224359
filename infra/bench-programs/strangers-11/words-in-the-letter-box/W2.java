import java.io.*;
import java.util.*;

public class W2 {
    static class Trie {
        Trie[] child = new Trie[26];
        boolean end;
    }

    static int r, c;
    static char[][] box;
    static boolean[][] used;
    static TreeSet<String> found = new TreeSet<>();
    static StringBuilder path = new StringBuilder();
    static final int[] DR = {1, -1, 0, 0};
    static final int[] DC = {0, 0, 1, -1};

    static void go(int row, int col, Trie parent) {
        Trie node = parent.child[box[row][col] - 'a'];
        if (node == null) return;
        path.append(box[row][col]);
        used[row][col] = true;
        if (node.end) {
            found.add(path.toString());
        } else {
            for (int d = 0; d < 4; d++) {
                int nr = row + DR[d];
                int nc = col + DC[d];
                if (nr >= 0 && nr < r && nc >= 0 && nc < c && !used[nr][nc]) {
                    go(nr, nc, node);
                }
            }
        }
        used[row][col] = false;
        path.setLength(path.length() - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] size = in.readLine().trim().split(" ");
        r = Integer.parseInt(size[0]);
        c = Integer.parseInt(size[1]);
        box = new char[r][];
        for (int i = 0; i < r; i++) box[i] = in.readLine().trim().toCharArray();
        used = new boolean[r][c];

        Trie root = new Trie();
        int n = Integer.parseInt(in.readLine().trim());
        for (int i = 0; i < n; i++) {
            Trie node = root;
            for (char ch : in.readLine().trim().toCharArray()) {
                if (node.child[ch - 'a'] == null) node.child[ch - 'a'] = new Trie();
                node = node.child[ch - 'a'];
            }
            node.end = true;
        }

        for (int i = 0; i < r; i++) {
            for (int j = 0; j < c; j++) {
                go(i, j, root);
            }
        }

        StringBuilder sb = new StringBuilder();
        sb.append(found.size()).append('\n');
        for (String word : found) sb.append(word).append('\n');
        System.out.print(sb);
    }
}
