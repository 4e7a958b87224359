import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.StringTokenizer;
import java.util.stream.Collectors;

public class Main {
    static class TreeNode {
        final int value;
        TreeNode left;
        TreeNode right;

        TreeNode(int value) {
            this.value = value;
        }
    }

    static List<List<Integer>> solve(TreeNode root) {
        List<List<Integer>> levels = new ArrayList<>();
        Queue<TreeNode> queue = new ArrayDeque<>();
        if (root != null) {
            queue.add(root);
        }
        while (!queue.isEmpty()) {
            List<Integer> level = new ArrayList<>();
            for (int left = queue.size(); left > 0; left--) {
                TreeNode node = queue.remove();
                level.add(node.value);
                if (node.left != null) {
                    queue.add(node.left);
                }
                if (node.right != null) {
                    queue.add(node.right);
                }
            }
            levels.add(level);
        }
        return levels;
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

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        StringBuilder out = new StringBuilder();
        for (List<Integer> level : solve(readTree(new StringTokenizer(in.readLine())))) {
            out.append(level.stream().map(String::valueOf).collect(Collectors.joining(" "))).append('\n');
        }
        System.out.print(out);
    }
}
