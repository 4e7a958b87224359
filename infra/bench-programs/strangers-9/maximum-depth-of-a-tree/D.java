import java.io.*;
import java.util.*;

public class D {
    static class Node {
        Node left, right;
    }

    record Visit(Node node, int depth) implements Comparable<Visit> {
        public int compareTo(Visit o) {
            return Integer.compare(o.depth, depth); // the deepest first
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(in.readLine().trim());
        int best = 0;
        if (k > 0) {
            StringTokenizer st = new StringTokenizer(in.readLine());
            Node root = new Node();
            st.nextToken();
            ArrayList<Node> nodes = new ArrayList<>(List.of(root));
            for (int i = 0; st.hasMoreTokens(); i++) {
                if (st.nextToken().equals("null")) continue;
                Node child = new Node();
                nodes.add(child);
                Node parent = nodes.get(i >> 1);
                if ((i & 1) == 0) parent.left = child; else parent.right = child;
            }
            PriorityQueue<Visit> heap = new PriorityQueue<>();
            heap.add(new Visit(root, 1));
            while (!heap.isEmpty()) {
                Visit v = heap.poll();
                best = Math.max(best, v.depth());
                if (v.node().left != null) heap.add(new Visit(v.node().left, v.depth() + 1));
                if (v.node().right != null) heap.add(new Visit(v.node().right, v.depth() + 1));
            }
        }
        System.out.println(best);
    }
}
