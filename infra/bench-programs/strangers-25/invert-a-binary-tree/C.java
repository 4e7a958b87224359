import java.util.*;
import java.io.*;

public class C {
    private static class Node {
        final int value;
        Node left, right;

        Node(int value) {
            this.value = value;
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) {
            System.out.println("0\n");
            return;
        }
        StringTokenizer tok = new StringTokenizer(br.readLine());
        Node root = new Node(Integer.parseInt(tok.nextToken()));
        Deque<Node> waiting = new ArrayDeque<>();
        waiting.add(root);
        while (tok.hasMoreTokens()) {
            Node parent = waiting.remove();
            parent.left = child(tok, waiting);
            parent.right = child(tok, waiting);
        }

        Deque<Node> stack = new ArrayDeque<>();
        stack.push(root);
        while (!stack.isEmpty()) {
            Node x = stack.pop();
            Node t = x.left;
            x.left = x.right;
            x.right = t;
            if (x.left != null) stack.push(x.left);
            if (x.right != null) stack.push(x.right);
        }

        List<String> out = new ArrayList<>();
        Queue<Node> q = new LinkedList<>();
        q.add(root);
        int used = 0;
        while (!q.isEmpty()) {
            Node x = q.remove();
            if (x == null) {
                out.add("null");
            } else {
                out.add(Integer.toString(x.value));
                used = out.size();
                q.add(x.left);
                q.add(x.right);
            }
        }
        System.out.println(used);
        System.out.println(String.join(" ", out.subList(0, used)));
    }

    private static Node child(StringTokenizer tok, Deque<Node> waiting) {
        if (!tok.hasMoreTokens()) return null;
        String s = tok.nextToken();
        if (s.equals("null")) return null;
        Node node = new Node(Integer.parseInt(s));
        waiting.add(node);
        return node;
    }
}
