import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.StringTokenizer;

public class Main {
    static class TreeNode {
        final int value;
        TreeNode left;
        TreeNode right;

        TreeNode(int value) {
            this.value = value;
        }
    }

    /** Returns the lowest common ancestor of the nodes with the values p and q. */
    static TreeNode solve(TreeNode root, int p, int q) {
        if (root == null || root.value == p || root.value == q) {
            return root;
        }
        TreeNode left = solve(root.left, p, q);
        TreeNode right = solve(root.right, p, q);
        if (left != null && right != null) {
            return root;
        }
        return left != null ? left : right;
    }

    /** Builds the tree from its level-order tokens. */
    private static TreeNode readTree(List<String> tokens) {
        if (!(!tokens.isEmpty())) {
            return null;
        }
        TreeNode root = readNode(tokens);
        Queue<TreeNode> parents = new ArrayDeque<>();
        parents.add(root);
        while ((!tokens.isEmpty())) {
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

    private static TreeNode readNode(List<String> tokens) {
        String token = (!tokens.isEmpty()) ? tokens.remove(0) : "null";
        return token.equals("null") ? null : new TreeNode(Integer.parseInt(token));
    }

    private static List<String> tokensOf(String line) {
        return new ArrayList<>(Arrays.stream(line.split(" ")).filter(t -> !t.isEmpty()).toList());
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        TreeNode root = readTree(tokensOf(in.readLine()));
        StringTokenizer pair = new StringTokenizer(in.readLine());
        int p = Integer.parseInt(pair.nextToken());
        int q = Integer.parseInt(pair.nextToken());
        System.out.println(solve(root, p, q).value);
    }
}
