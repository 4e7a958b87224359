import java.util.*;

public class LetterTrie {
    class Node {
        Node[] next = new Node[26];
        String word;
    }

    final Node root = new Node();
    final List<String> found = new ArrayList<>();
    final String[] rows;
    final boolean[][] used;

    LetterTrie(String[] rows) {
        this.rows = rows;
        used = new boolean[rows.length][rows[0].length()];
    }

    void insert(String w) {
        Node at = root;
        for (char c : w.toCharArray()) {
            if (at.next[c - 'a'] == null) at.next[c - 'a'] = new Node();
            at = at.next[c - 'a'];
        }
        at.word = w;
    }

    void walk(int i, int j, Node at) {
        if (i < 0 || i == rows.length || j < 0 || j == rows[0].length() || used[i][j]) return;
        Node to = at.next[rows[i].charAt(j) - 'a'];
        if (to == null) return;
        if (to.word != null) {
            found.add(to.word);
            to.word = null;
            return;
        }
        used[i][j] = true;
        walk(i + 1, j, to);
        walk(i - 1, j, to);
        walk(i, j + 1, to);
        walk(i, j - 1, to);
        used[i][j] = false;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        String[] rows = new String[sc.nextInt()];
        sc.nextInt();
        for (int i = 0; i < rows.length; i++) rows[i] = sc.next();
        LetterTrie lt = new LetterTrie(rows);
        for (int n = sc.nextInt(); n > 0; n--) lt.insert(sc.next());
        for (int i = 0; i < rows.length; i++)
            for (int j = 0; j < rows[0].length(); j++) lt.walk(i, j, lt.root);
        Collections.sort(lt.found);
        System.out.println(lt.found.size());
        lt.found.forEach(System.out::println);
    }
}
