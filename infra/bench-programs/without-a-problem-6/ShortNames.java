import java.io.*;
import java.util.*;

/** For every file name the shortest beginning that no other name shares. */
public class ShortNames {
    static class Node {
        Node[] next = new Node[26];
        int passing = 0;
    }

    private final Node root = new Node();

    void add(String w) {
        Node at = root;
        for (char c : w.toCharArray()) {
            if (at.next[c - 'a'] == null) at.next[c - 'a'] = new Node();
            at = at.next[c - 'a'];
            at.passing++;
        }
    }

    String shorten(String w) {
        Node at = root;
        for (int i = 0; i < w.length(); i++) {
            at = at.next[w.charAt(i) - 'a'];
            if (at.passing == 1) return w.substring(0, i + 1);
        }
        return w + "*";
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        List<String> names = new ArrayList<>();
        ShortNames dir = new ShortNames();
        String line;
        while ((line = in.readLine()) != null && !line.isEmpty()) {
            names.add(line);
            dir.add(line);
        }
        StringBuilder out = new StringBuilder();
        for (String w : names) out.append(dir.shorten(w)).append('\n');
        System.out.print(out);
    }
}
