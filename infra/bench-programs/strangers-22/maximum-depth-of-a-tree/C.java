import java.io.*;
import java.util.*;

public class C {
    static final class Node {
        final int value;
        Node left, right;
        Node(int value) { this.value = value; }
    }

    static Node next(StringTokenizer st, Queue<Node> queue) {
        if (!st.hasMoreTokens()) return null;
        String s = st.nextToken();
        if (s.equals("null")) return null;
        Node node = new Node(Integer.parseInt(s));
        queue.add(node);
        return node;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        if (k == 0) {
            System.out.println(0);
            return;
        }
        StringTokenizer st = new StringTokenizer(in.readLine());
        Queue<Node> queue = new LinkedList<>();
        Node root = next(st, queue);
        while (st.hasMoreTokens()) {
            Node parent = queue.remove();
            parent.left = next(st, queue);
            parent.right = next(st, queue);
        }

        int best = 0;
        Deque<Node> nodes = new ArrayDeque<>();
        Deque<Integer> depths = new ArrayDeque<>();
        nodes.push(root);
        depths.push(1);
        while (!nodes.isEmpty()) {
            Node node = nodes.pop();
            int depth = depths.pop();
            best = Math.max(best, depth);
            if (node.left != null) { nodes.push(node.left); depths.push(depth + 1); }
            if (node.right != null) { nodes.push(node.right); depths.push(depth + 1); }
        }
        System.out.println(best);
    }
}
