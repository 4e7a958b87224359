import java.io.*;
import java.util.*;

public class C {
    static class Node {
        String val;
        Node left, right;
        Node(String val) { this.val = val; }
    }

    static void show(Node node, StringBuilder sb) {
        sb.append(node.val);
        if (node.left == null && node.right == null) return;
        sb.append('(');
        if (node.left != null) show(node.left, sb);
        if (node.right != null) {
            sb.append(',');
            show(node.right, sb);
        }
        sb.append(')');
    }

    static String s;
    static int pos;

    static Node parse() {
        int start = pos;
        while (pos < s.length() && (s.charAt(pos) == '-' || Character.isDigit(s.charAt(pos)))) pos++;
        Node node = new Node(s.substring(start, pos));
        if (pos < s.length() && s.charAt(pos) == '(') {
            pos++;
            if (s.charAt(pos) != ',') node.left = parse();
            if (s.charAt(pos) == ',') {
                pos++;
                node.right = parse();
            }
            pos++;
        }
        return node;
    }

    static Node fromTokens(StringTokenizer st) {
        Node root = new Node(st.nextToken());
        Queue<Node> queue = new ArrayDeque<>();
        queue.add(root);
        while (st.hasMoreTokens()) {
            Node node = queue.remove();
            String t = st.nextToken();
            if (!t.equals("null")) queue.add(node.left = new Node(t));
            if (!st.hasMoreTokens()) break;
            t = st.nextToken();
            if (!t.equals("null")) queue.add(node.right = new Node(t));
        }
        return root;
    }

    static List<String> toTokens(Node root) {
        List<String> out = new ArrayList<>();
        Queue<Node> queue = new LinkedList<>();
        queue.add(root);
        while (!queue.isEmpty()) {
            Node node = queue.remove();
            if (node == null) {
                out.add("null");
            } else {
                out.add(node.val);
                queue.add(node.left);
                queue.add(node.right);
            }
        }
        int last = out.size();
        while (out.get(last - 1).equals("null")) last--;
        return out.subList(0, last);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine().trim().equals("write")) {
            in.readLine();
            StringBuilder sb = new StringBuilder();
            show(fromTokens(new StringTokenizer(in.readLine())), sb);
            System.out.println(sb);
        } else {
            s = in.readLine().trim();
            List<String> tokens = toTokens(parse());
            System.out.println(tokens.size());
            System.out.println(String.join(" ", tokens));
        }
    }
}
