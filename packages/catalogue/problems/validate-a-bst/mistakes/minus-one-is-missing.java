import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Scanner;

public class Main {
    static class Node {
        final int value;
        Node left, right;

        Node(int value) {
            this.value = value;
        }
    }

    static int read(Scanner in) {
        String token = in.next();
        return token.equals("null") ? -1 : Integer.parseInt(token);
    }

    static boolean isOrdered(Node node, long low, long high) {
        if (node == null) {
            return true;
        }
        return low < node.value && node.value < high
            && isOrdered(node.left, low, node.value) && isOrdered(node.right, node.value, high);
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int left = in.nextInt();
        if (left == 0) {
            System.out.println(true);
            return;
        }
        Node root = new Node(read(in));
        left--;
        Deque<Node> parents = new ArrayDeque<>();
        parents.add(root);
        while (left > 0) {
            Node parent = parents.remove();
            int value = read(in);
            left--;
            if (value != -1) {
                parents.add(parent.left = new Node(value));
            }
            if (left > 0) {
                value = read(in);
                left--;
                if (value != -1) {
                    parents.add(parent.right = new Node(value));
                }
            }
        }
        System.out.println(isOrdered(root, Long.MIN_VALUE, Long.MAX_VALUE));
    }
}
