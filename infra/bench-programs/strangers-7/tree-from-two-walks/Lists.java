import java.util.*;

public class Lists {
    static class Node {
        final String name;
        Node left, right;
        Node(String name) { this.name = name; }
    }

    static void post(Node node, StringJoiner out) {
        if (node.left != null) post(node.left, out);
        if (node.right != null) post(node.right, out);
        out.add(node.name);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        sc.nextLine();
        String[] pre = sc.nextLine().trim().split(" ");
        String[] in = sc.nextLine().trim().split(" ");
        Deque<Node> path = new ArrayDeque<>();
        Node root = new Node(pre[0]);
        path.push(root);
        int done = 0;
        for (int i = 1; i < pre.length; i++) {
            Node node = new Node(pre[i]);
            if (path.peek().name.equals(in[done])) {
                path.pop().right = node;
                done++;
            } else {
                path.peek().left = node;
            }
            path.push(node);
        }
        StringJoiner out = new StringJoiner(" ");
        post(root, out);
        System.out.println(out);
    }
}
