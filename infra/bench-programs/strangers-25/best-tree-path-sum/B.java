import java.util.*;
import java.io.*;

public class B {
    static class Node implements Comparable<Node> {
        final int number;
        final long value;
        final Node parent;
        int open = 0;
        long left = 0, right = 0;
        boolean leftDone = false;

        Node(int number, long value, Node parent) {
            this.number = number;
            this.value = value;
            this.parent = parent;
            if (parent != null) parent.open++;
        }

        void report(long arm) {
            arm = Math.max(arm, 0);
            if (leftDone) right = arm;
            else { left = arm; leftDone = true; }
            open--;
        }

        @Override
        public int compareTo(Node o) {
            return Integer.compare(o.number, number);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        StringTokenizer st = new StringTokenizer(br.readLine());
        List<Node> nodes = new ArrayList<>();
        nodes.add(new Node(0, Long.parseLong(st.nextToken()), null));
        for (int p = 0; st.hasMoreTokens(); p++) {
            Node parent = nodes.get(p);
            for (int side = 0; side < 2 && st.hasMoreTokens(); side++) {
                String s = st.nextToken();
                if (!s.equals("null")) nodes.add(new Node(nodes.size(), Long.parseLong(s), parent));
            }
        }
        PriorityQueue<Node> leaves = new PriorityQueue<>();
        for (Node x : nodes) if (x.open == 0) leaves.add(x);
        long answer = Long.MIN_VALUE;
        while (!leaves.isEmpty()) {
            Node x = leaves.poll();
            answer = Math.max(answer, x.value + x.left + x.right);
            if (x.parent != null) {
                x.parent.report(x.value + Math.max(x.left, x.right));
                if (x.parent.open == 0) leaves.add(x.parent);
            }
        }
        System.out.println(answer);
    }
}
