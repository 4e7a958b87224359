import java.util.Scanner;

public class SearchTree {
    private static class Node {
        final int key;
        Node left, right;

        Node(int key) {
            this.key = key;
        }
    }

    private Node root;

    /** gives false if the key is in the tree already */
    boolean insert(int key) {
        if (root == null) {
            root = new Node(key);
            return true;
        }
        Node node = root;
        while (key != node.key) {
            if (key < node.key) {
                if (node.left == null) {
                    node.left = new Node(key);
                    return true;
                }
                node = node.left;
            } else {
                if (node.right == null) {
                    node.right = new Node(key);
                    return true;
                }
                node = node.right;
            }
        }
        return false;
    }

    public static void main(String[] args) {
        Scanner scanner = new Scanner(System.in);
        int n = scanner.nextInt();
        SearchTree tree = new SearchTree();
        boolean duplicate = false;
        for (int i = 0; i < n && !duplicate; i++) {
            duplicate = !tree.insert(scanner.nextInt());
        }
        System.out.println(duplicate);
    }
}
