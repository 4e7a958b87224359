import java.io.*;
import java.util.*;

public class B {
    static class Node {
        int val;
        Node left, right;
        Node(int val) { this.val = val; }
    }

    static Node parse(String[] t) {
        Node root = new Node(Integer.parseInt(t[0]));
        Queue<Node> queue = new LinkedList<>();
        queue.add(root);
        int i = 1;
        while (i < t.length) {
            Node cur = queue.poll();
            if (!t[i].equals("null")) queue.add(cur.left = new Node(Integer.parseInt(t[i])));
            i++;
            if (i < t.length) {
                if (!t[i].equals("null")) queue.add(cur.right = new Node(Integer.parseInt(t[i])));
                i++;
            }
        }
        return root;
    }

    static boolean isValid(Node n, Integer min, Integer max) {
        if (n == null) return true;
        if (min != null && n.val <= min) return false;
        if (max != null && n.val >= max) return false;
        return isValid(n.left, min, n.val) && isValid(n.right, n.val, max);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        System.out.println(k == 0 || isValid(parse(br.readLine().trim().split(" ")), null, null));
    }
}
