import java.util.*;
import java.util.function.*;
import java.util.stream.*;

public class Right2 {
    static final class Node {
        final String value;
        Node left, right;
        Node(String value) { this.value = value; }
    }

    static void visit(Node node, int depth, List<List<String>> levels) {
        if (node == null) return;
        if (levels.size() == depth) levels.add(new LinkedList<>());
        levels.get(depth).add(node.value);
        visit(node.left, depth + 1, levels);
        visit(node.right, depth + 1, levels);
    }

    public static void main(String[] args) throws java.io.IOException {
        String[] t = new String(System.in.readAllBytes()).trim().split("\\s+");
        int k = Integer.parseInt(t[0]);
        if (k > 0) {
            Node root = new Node(t[1]);
            Deque<Consumer<Node>> places = new ArrayDeque<>();
            Consumer<Node> open = node -> {
                places.addLast(child -> node.left = child);
                places.addLast(child -> node.right = child);
            };
            open.accept(root);
            for (int i = 2; i <= k; i++) {
                Consumer<Node> place = places.removeFirst();
                if (t[i].equals("null")) continue;
                Node child = new Node(t[i]);
                place.accept(child);
                open.accept(child);
            }
            List<List<String>> levels = new ArrayList<>();
            visit(root, 0, levels);
            System.out.println(levels.stream().map(l -> String.join(" ", l)).collect(Collectors.joining("\n")));
        }
    }
}
