import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    static class TreeNode {
        int value;
        TreeNode left;
        TreeNode right;

        TreeNode(int value) {
            this.value = value;
        }
    }

    static TreeNode solve(TreeNode root) {
        if (root == null) {
            return null;
        }
        TreeNode left = root.left;
        root.left = solve(root.right);
        root.right = solve(left);
        return root;
    }

    /** Builds the tree from its level-order tokens. */
    private static TreeNode readTree(StringTokenizer tokens) {
        if (!tokens.hasMoreTokens()) {
            return null;
        }
        TreeNode root = readNode(tokens);
        Queue<TreeNode> parents = new ArrayDeque<>();
        parents.add(root);
        while (tokens.hasMoreTokens()) {
            TreeNode parent = parents.remove();
            parent.left = readNode(tokens);
            if (parent.left != null) {
                parents.add(parent.left);
            }
            parent.right = readNode(tokens);
            if (parent.right != null) {
                parents.add(parent.right);
            }
        }
        return root;
    }

    private static TreeNode readNode(StringTokenizer tokens) {
        String token = tokens.hasMoreTokens() ? tokens.nextToken() : "null";
        return token.equals("null") ? null : new TreeNode(Integer.parseInt(token));
    }

    /** Level-order tokens without trailing nulls. */
    private static List<String> treeTokens(TreeNode root) {
        List<String> tokens = new ArrayList<>();
        Queue<TreeNode> queue = new LinkedList<>();
        queue.add(root);
        while (!queue.isEmpty()) {
            TreeNode node = queue.remove();
            tokens.add(node == null ? "null" : String.valueOf(node.value));
            if (node != null) {
                queue.add(node.left);
                queue.add(node.right);
            }
        }
        while (!tokens.isEmpty() && tokens.get(tokens.size() - 1).equals("null")) {
            tokens.remove(tokens.size() - 1);
        }
        return tokens;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        List<String> tokens = treeTokens(solve(readTree(new StringTokenizer(in.readLine()))));
        System.out.println(tokens.size());
        System.out.println(String.join(" ", tokens));
    }
}
