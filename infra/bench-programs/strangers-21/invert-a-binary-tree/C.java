import java.io.*;
import java.util.*;

public class C {
    static class Node {
        final String val;
        Node left, right;

        Node(String val) {
            this.val = val;
        }
    }

    static Node node(StringTokenizer st) {
        if (!st.hasMoreTokens()) return null;
        String s = st.nextToken();
        return s.equals("null") ? null : new Node(s);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String line = br.readLine();
        StringTokenizer st = new StringTokenizer(line == null ? "" : line);

        Node root = node(st);
        Queue<Node> queue = new LinkedList<>();
        if (root != null) queue.add(root);
        while (!queue.isEmpty()) {
            Node p = queue.remove();
            p.left = node(st);
            p.right = node(st);
            if (p.left != null) queue.add(p.left);
            if (p.right != null) queue.add(p.right);
        }

        Stack<Node> stack = new Stack<>();
        if (root != null) stack.push(root);
        while (!stack.empty()) {
            Node p = stack.pop();
            Node help = p.left;
            p.left = p.right;
            p.right = help;
            if (p.left != null) stack.push(p.left);
            if (p.right != null) stack.push(p.right);
        }

        StringBuilder sb = new StringBuilder();
        int tokens = 0, nulls = 0;
        queue.add(root);
        while (!queue.isEmpty()) {
            Node p = queue.remove();
            if (p == null) {
                nulls++;
                continue;
            }
            for (; nulls > 0; nulls--) {
                sb.append(" null");
                tokens++;
            }
            if (tokens > 0) sb.append(' ');
            sb.append(p.val);
            tokens++;
            queue.add(p.left);
            queue.add(p.right);
        }
        System.out.println(tokens);
        System.out.println(sb);
    }
}
