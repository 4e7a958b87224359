import java.io.*;
import java.util.*;

public class D {
    static class Node {
        int value;
        Node left, right;
        Node(int value) { this.value = value; }
    }

    record Range(int min, int max) {}

    static Optional<Range> range(Node t) {
        int min = t.value, max = t.value;
        if (t.left != null) {
            Optional<Range> l = range(t.left);
            if (l.isEmpty() || l.get().max() >= t.value) return Optional.empty();
            min = l.get().min();
        }
        if (t.right != null) {
            Optional<Range> r = range(t.right);
            if (r.isEmpty() || r.get().min() <= t.value) return Optional.empty();
            max = r.get().max();
        }
        return Optional.of(new Range(min, max));
    }

    static Node node(String s) {
        return s.equals("null") ? null : new Node(Integer.parseInt(s));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) {
            System.out.println(true);
            return;
        }
        StringTokenizer st = new StringTokenizer(br.readLine());
        Node root = node(st.nextToken());
        ArrayDeque<Node> parents = new ArrayDeque<>();
        parents.add(root);
        while (st.hasMoreTokens()) {
            Node p = parents.poll();
            p.left = node(st.nextToken());
            if (p.left != null) parents.add(p.left);
            if (!st.hasMoreTokens()) break;
            p.right = node(st.nextToken());
            if (p.right != null) parents.add(p.right);
        }
        System.out.println(range(root).isPresent());
    }
}
