import java.io.*;
import java.util.*;

public class Slow {
    static class Node {
        String val;
        Node left, right;
        Node(String v) { val = v; }
    }
    static String result = "";

    static void write(Node t) {
        result += t.val;
        if (t.left == null && t.right == null) return;
        result += "(";
        if (t.left != null) write(t.left);
        if (t.right != null) {
            result += ",";
            write(t.right);
        }
        result += ")";
    }

    static String s;
    static int p = 0;
    static Node parse() {
        int b = p;
        while (p < s.length() && "(),".indexOf(s.charAt(p)) < 0) p++;
        Node t = new Node(s.substring(b, p));
        if (p < s.length() && s.charAt(p) == '(') {
            p++;
            if (s.charAt(p) != ',') t.left = parse();
            if (s.charAt(p) == ',') { p++; t.right = parse(); }
            p++;
        }
        return t;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        if (in.readLine().trim().equals("write")) {
            in.readLine();
            List<String> tokens = new ArrayList<>(Arrays.asList(in.readLine().trim().split(" ")));
            Node root = new Node(tokens.remove(0));
            Queue<Node> queue = new LinkedList<>();
            queue.add(root);
            while (!tokens.isEmpty()) {
                Node t = queue.remove();
                String a = tokens.remove(0);
                if (!a.equals("null")) { t.left = new Node(a); queue.add(t.left); }
                if (tokens.isEmpty()) break;
                String b = tokens.remove(0);
                if (!b.equals("null")) { t.right = new Node(b); queue.add(t.right); }
            }
            write(root);
            System.out.println(result);
        } else {
            s = in.readLine().trim();
            Queue<Node> queue = new LinkedList<>();
            queue.add(parse());
            int count = 0;
            while (!queue.isEmpty()) {
                Node t = queue.remove();
                count++;
                if (t == null) { result += "null "; continue; }
                result += t.val + " ";
                queue.add(t.left);
                queue.add(t.right);
            }
            result = result.trim();
            while (result.endsWith("null")) {
                result = result.substring(0, result.length() - 4).trim();
                count--;
            }
            System.out.println(count);
            System.out.println(result);
        }
    }
}
