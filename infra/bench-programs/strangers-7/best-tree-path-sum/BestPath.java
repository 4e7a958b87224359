import java.io.*;
import java.util.*;

public class BestPath {
    static class Node {
        long value;
        Node left, right;
        Node(long v) { value = v; }
    }

    private long record = Long.MIN_VALUE;

    /** best sum of a path that starts in node and goes down only */
    private long arm(Node node) {
        if (node == null) return 0;
        long l = Math.max(0, arm(node.left));
        long r = Math.max(0, arm(node.right));
        record = Math.max(record, node.value + l + r);
        return node.value + Math.max(l, r);
    }

    static Node build(StringTokenizer st) {
        Node root = new Node(Long.parseLong(st.nextToken()));
        Queue<Node> open = new ArrayDeque<>();
        open.add(root);
        while (st.hasMoreTokens()) {
            Node cur = open.remove();
            String a = st.nextToken();
            if (!a.equals("null")) open.add(cur.left = new Node(Long.parseLong(a)));
            if (!st.hasMoreTokens()) break;
            String b = st.nextToken();
            if (!b.equals("null")) open.add(cur.right = new Node(Long.parseLong(b)));
        }
        return root;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        BestPath solver = new BestPath();
        solver.arm(build(new StringTokenizer(in.readLine())));
        System.out.println(solver.record);
    }
}
