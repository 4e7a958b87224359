import java.util.*;
import java.io.*;

public class C {
    static class Node {
        String value;
        Node left, right;

        Node(String value) {
            this.value = value;
        }
    }

    static Node invert(Node node) {
        if (node == null) return null;
        Node l = invert(node.left);
        node.left = invert(node.right);
        node.right = l;
        return node;
    }

    static Node parse(String[] tokens) {
        if (tokens.length == 0) return null;
        Node root = new Node(tokens[0]);
        Queue<Node> queue = new LinkedList<>();
        queue.add(root);
        for (int i = 1; i < tokens.length; i += 2) {
            Node node = queue.remove();
            if (!tokens[i].equals("null")) {
                node.left = new Node(tokens[i]);
                queue.add(node.left);
            }
            if (i + 1 < tokens.length && !tokens[i + 1].equals("null")) {
                node.right = new Node(tokens[i + 1]);
                queue.add(node.right);
            }
        }
        return root;
    }

    static List<String> print(Node root) {
        List<String> out = new ArrayList<>();
        Queue<Node> queue = new LinkedList<>();
        queue.add(root);
        while (!queue.isEmpty()) {
            Node node = queue.remove();
            if (node == null) {
                out.add("null");
            } else {
                out.add(node.value);
                queue.add(node.left);
                queue.add(node.right);
            }
        }
        int size = out.size();
        while (size > 0 && out.get(size - 1).equals("null")) size--;
        return out.subList(0, size);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        String[] tokens = k == 0 ? new String[0] : br.readLine().trim().split(" ");
        List<String> out = print(invert(parse(tokens)));
        System.out.println(out.size());
        System.out.println(String.join(" ", out));
    }
}
