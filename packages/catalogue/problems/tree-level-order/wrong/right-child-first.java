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
        List<TreeNode> level = root == null ? List.of() : List.of(root);
        while (!level.isEmpty()) {
            levels.add(level.stream().map(node -> node.value).toList());
            List<TreeNode> below = new ArrayList<>();
            for (TreeNode node : level) {
                if (node.right != null) {
                    below.add(node.right);
                }
                if (node.left != null) {
                    below.add(node.left);
                }
            }
            level = below;
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
