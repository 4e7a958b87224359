import java.util.*;

public class Slow {
    static class Node {
        final long value;
        final List<Node> neighbours = new ArrayList<>(3);

        Node(long value) {
            this.value = value;
        }
    }

    static class Walk {
        final Node at, cameFrom;
        final long sum;

        Walk(Node at, Node cameFrom, long sum) {
            this.at = at;
            this.cameFrom = cameFrom;
            this.sum = sum;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < k; i++) {
            String t = in.next();
            if (t.equals("null")) continue;
            Node node = new Node(Long.parseLong(t));
            if (i > 0) {
                Node parent = nodes.get((i - 1) / 2);
                parent.neighbours.add(node);
                node.neighbours.add(parent);
            }
            nodes.add(node);
        }
        long best = Long.MIN_VALUE;
        Deque<Walk> todo = new ArrayDeque<>();
        for (Node start : nodes) {
            todo.push(new Walk(start, null, start.value));
            while (!todo.isEmpty()) {
                Walk w = todo.pop();
                best = Math.max(best, w.sum);
                for (Node next : w.at.neighbours)
                    if (next != w.cameFrom) todo.push(new Walk(next, w.at, w.sum + next.value));
            }
        }
        System.out.println(best);
    }
}
