import java.util.*;

public class Slow {
    static class Node {
        long value;
        List<Node> near = new ArrayList<>(3);
        Node(long value) { this.value = value; }
    }

    static long best = Long.MIN_VALUE;

    static void walk(Node at, Node from, long sum) {
        sum += at.value;
        if (sum > best) best = sum;
        for (Node next : at.near)
            if (next != from) walk(next, at, sum);
    }

    public static void main(String[] args) throws Exception {
        String[] t = new String(System.in.readAllBytes()).trim().split("\\s+");
        List<Node> nodes = new ArrayList<>();
        for (int i = 1; i < t.length; i++) {
            if (t[i].equals("null")) continue;
            Node node = new Node(Long.parseLong(t[i]));
            if (i > 1) {
                Node parent = nodes.get((i - 2) / 2);
                parent.near.add(node);
                node.near.add(parent);
            }
            nodes.add(node);
        }
        for (Node start : nodes) walk(start, null, 0);
        System.out.println(best);
    }
}
