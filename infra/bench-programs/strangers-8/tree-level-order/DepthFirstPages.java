import java.io.*;
import java.util.*;

/** Builds linked nodes, then walks depth first and appends every value to the page of its level. */
public class DepthFirstPages {
    private final List<StringJoiner> pages = new ArrayList<>();

    private static final class Node {
        final String label;
        Node left, right;

        Node(String label) { this.label = label; }

        static Node from(StringTokenizer words, Queue<Node> row) {
            if (!words.hasMoreTokens()) return null;
            String s = words.nextToken();
            if (s.equals("null")) return null;
            Node n = new Node(s);
            row.add(n);
            return n;
        }
    }

    private void visit(Node n, int level) {
        if (n == null) return;
        if (pages.size() == level) pages.add(new StringJoiner(" "));
        pages.get(level).add(n.label);
        visit(n.left, level + 1);
        visit(n.right, level + 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (Integer.parseInt(in.readLine().trim()) == 0) return;
        StringTokenizer words = new StringTokenizer(in.readLine());
        Queue<Node> row = new LinkedList<>();
        Node root = Node.from(words, row);
        for (Node n; (n = row.poll()) != null; ) {
            n.left = Node.from(words, row);
            n.right = Node.from(words, row);
        }
        DepthFirstPages book = new DepthFirstPages();
        book.visit(root, 0);
        PrintWriter out = new PrintWriter(System.out);
        book.pages.forEach(out::println);
        out.flush();
    }
}
