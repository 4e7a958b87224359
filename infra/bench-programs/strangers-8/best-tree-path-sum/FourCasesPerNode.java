import java.io.*;
import java.util.*;

public class FourCasesPerNode {
    static class Node {
        final long v;
        Node left, right;
        Node(long v) { this.v = v; }
    }

    static long best = Long.MIN_VALUE;

    static long down(Node t) {
        if (t == null) return 0;
        long l = down(t.left), r = down(t.right);
        // alone, with one side, with both sides
        long here = Math.max(Math.max(t.v, t.v + l + r), Math.max(t.v + l, t.v + r));
        best = Math.max(best, here);
        if (t.left == null) return t.v + r;
        if (t.right == null) return t.v + l;
        return t.v + Math.max(l, r);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        StringTokenizer st = new StringTokenizer(in.readLine());
        Node root = new Node(Long.parseLong(st.nextToken()));
        ArrayDeque<Node> q = new ArrayDeque<>();
        q.add(root);
        while (st.hasMoreTokens()) {
            Node p = q.poll();
            String a = st.nextToken();
            if (!a.equals("null")) q.add(p.left = new Node(Long.parseLong(a)));
            if (!st.hasMoreTokens()) break;
            String b = st.nextToken();
            if (!b.equals("null")) q.add(p.right = new Node(Long.parseLong(b)));
        }
        down(root);
        System.out.println(best);
    }
}
