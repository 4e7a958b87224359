import java.io.*;
import java.util.*;

public class W2 {
    static class Node {
        int val;
        Node left, right;

        Node(int val) {
            this.val = val;
        }
    }

    static Node build(String[] t) {
        if (t.length == 0) return null;
        Node root = new Node(Integer.parseInt(t[0]));
        Queue<Node> queue = new ArrayDeque<>();
        queue.add(root);
        int i = 1;
        while (i < t.length) {
            Node cur = queue.poll();
            if (!t[i].equals("null")) {
                cur.left = new Node(Integer.parseInt(t[i]));
                queue.add(cur.left);
            }
            i++;
            if (!t[i].equals("null")) {
                cur.right = new Node(Integer.parseInt(t[i]));
                queue.add(cur.right);
            }
            i++;
        }
        return root;
    }

    static int depth(Node node) {
        if (node == null) return 0;
        return 1 + Math.max(depth(node.left), depth(node.right));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        String[] tokens = k == 0 ? new String[0] : br.readLine().trim().split(" ");
        System.out.println(depth(build(tokens)));
    }
}
