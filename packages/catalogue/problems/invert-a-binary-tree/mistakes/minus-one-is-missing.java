import java.util.*;

public class Main {
    static class Node {
        int value;
        Node left, right;
        Node(int value) { this.value = value; }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int k = in.nextInt();
        if (k == 0) {
            System.out.println(0);
            return;
        }
        int[] tokens = new int[k];
        for (int i = 0; i < k; i++) {
            String word = in.next();
            tokens[i] = word.equals("null") ? -1 : Integer.parseInt(word);
        }
        Node root = new Node(tokens[0]);
        Deque<Node> queue = new ArrayDeque<>(List.of(root));
        for (int i = 1; i < k; i += 2) {
            Node node = queue.poll();
            if (tokens[i] != -1) queue.add(node.left = new Node(tokens[i]));
            if (i + 1 < k && tokens[i + 1] != -1) queue.add(node.right = new Node(tokens[i + 1]));
        }
        List<String> out = new ArrayList<>();
        Queue<Node> level = new LinkedList<>();
        level.add(root);
        while (!level.isEmpty()) {
            Node node = level.poll();
            out.add(node == null ? "null" : "" + node.value);
            if (node == null) continue;
            level.add(node.right);
            level.add(node.left);
        }
        while (out.get(out.size() - 1).equals("null")) out.remove(out.size() - 1);
        System.out.println(out.size() + "\n" + String.join(" ", out));
    }
}
