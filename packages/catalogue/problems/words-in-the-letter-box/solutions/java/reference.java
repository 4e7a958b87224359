import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class Main {
    static class Node {
        final Node[] next = new Node[26];
        String word;
    }

    private static void search(char[][] grid, int r, int c, Node above, List<String> found) {
        if (r < 0 || r >= grid.length || c < 0 || c >= grid[r].length || grid[r][c] == ' ') {
            return;
        }
        char letter = grid[r][c];
        Node node = above.next[letter - 'a'];
        if (node == null) {
            return;
        }
        if (node.word != null) {
            found.add(node.word);
            node.word = null;
        }
        grid[r][c] = ' ';
        search(grid, r - 1, c, node, found);
        search(grid, r + 1, c, node, found);
        search(grid, r, c - 1, node, found);
        search(grid, r, c + 1, node, found);
        grid[r][c] = letter;
    }

    /** Returns the words that can be made, in any order. */
    static List<String> solve(char[][] grid, String[] words) {
        Node root = new Node();
        for (String word : words) {
            Node node = root;
            for (char letter : word.toCharArray()) {
                if (node.next[letter - 'a'] == null) {
                    node.next[letter - 'a'] = new Node();
                }
                node = node.next[letter - 'a'];
            }
            node.word = word;
        }
        List<String> found = new ArrayList<>();
        for (int r = 0; r < grid.length; r++) {
            for (int c = 0; c < grid[r].length; c++) {
                search(grid, r, c, root, found);
            }
        }
        return found;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        char[][] grid = new char[Integer.parseInt(in.readLine().split(" ")[0])][];
        for (int r = 0; r < grid.length; r++) {
            grid[r] = in.readLine().trim().toCharArray();
        }
        String[] words = new String[Integer.parseInt(in.readLine().trim())];
        for (int i = 0; i < words.length; i++) {
            words[i] = in.readLine().trim();
        }
        List<String> found = solve(grid, words);
        Collections.sort(found);
        StringBuilder out = new StringBuilder();
        out.append(found.size()).append('\n');
        for (String word : found) {
            out.append(word).append('\n');
        }
        System.out.print(out);
    }
}
