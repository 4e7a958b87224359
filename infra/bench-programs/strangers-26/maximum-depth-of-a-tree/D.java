import java.io.*;
import java.util.*;

public class D {
    static class Node {
        Node left, right;

        int depth() {
            int l = left == null ? 0 : left.depth();
            int r = right == null ? 0 : right.depth();
            return 1 + Math.max(l, r);
        }
    }

    static StringTokenizer tokens;

    static Node next(Queue<Node> queue) {
        if (!tokens.hasMoreTokens() || tokens.nextToken().equals("null")) return null;
        Node node = new Node();
        queue.add(node);
        return node;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String line = br.readLine();
        tokens = new StringTokenizer(line == null ? "" : line);
        Queue<Node> queue = new ArrayDeque<>();
        Node root = next(queue);
        while (!queue.isEmpty()) {
            Node node = queue.remove();
            node.left = next(queue);
            node.right = next(queue);
        }
        System.out.println(root == null ? 0 : root.depth());
    }
}
