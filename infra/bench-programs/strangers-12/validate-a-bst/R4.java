import java.io.*;
import java.util.*;

/** A tree is a search tree iff its inorder sequence equals the sorted set of its values. */
public class R4 {
    static class Node {
        int value;
        Node left, right;
        Node(int v) { value = v; }

        void collect(List<Integer> out) {
            if (left != null) left.collect(out);
            out.add(value);
            if (right != null) right.collect(out);
        }
    }

    static Node node(String token) {
        return token.equals("null") ? null : new Node(Integer.parseInt(token));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        List<Integer> sequence = new ArrayList<>();
        if (k > 0) {
            String[] tokens = in.readLine().trim().split(" ");
            List<Node> nodes = new ArrayList<>();
            nodes.add(node(tokens[0]));
            for (int i = 1; i < k; i++) {
                Node child = node(tokens[i]);
                Node parent = nodes.get((i - 1) / 2);
                if (i % 2 == 1) parent.left = child;
                else parent.right = child;
                if (child != null) nodes.add(child);
            }
            nodes.get(0).collect(sequence);
        }
        System.out.println(sequence.equals(new ArrayList<>(new TreeSet<>(sequence))) ? "true" : "false");
    }
}
