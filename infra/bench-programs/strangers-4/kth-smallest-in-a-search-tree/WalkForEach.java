import java.util.*;

public class WalkForEach {
    static class Node {
        int val;
        Node left, right;
        Node(int v) { val = v; }
    }

    static int counter;
    static int result;

    static void walk(Node node) {
        if (node == null || counter <= 0) return;
        walk(node.left);
        counter--;
        if (counter == 0) result = node.val;
        if (counter > 0) walk(node.right);
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int n = sc.nextInt();
        Node root = new Node(Integer.parseInt(sc.next()));
        Queue<Node> queue = new LinkedList<>();
        queue.add(root);
        int i = 1;
        while (i < n) {
            Node cur = queue.poll();
            String s = sc.next();
            i++;
            if (!s.equals("null")) {
                cur.left = new Node(Integer.parseInt(s));
                queue.add(cur.left);
            }
            if (i < n) {
                s = sc.next();
                i++;
                if (!s.equals("null")) {
                    cur.right = new Node(Integer.parseInt(s));
                    queue.add(cur.right);
                }
            }
        }
        int q = sc.nextInt();
        StringBuilder sb = new StringBuilder();
        for (int j = 0; j < q; j++) {
            counter = sc.nextInt();
            walk(root);
            if (j > 0) sb.append(" ");
            sb.append(result);
        }
        System.out.println(sb);
    }
}
