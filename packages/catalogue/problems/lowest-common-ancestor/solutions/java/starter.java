import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

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
        // Write your solution here.
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

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        TreeNode root = readTree(new StringTokenizer(in.readLine()));
        StringTokenizer pair = new StringTokenizer(in.readLine());
        int p = Integer.parseInt(pair.nextToken());
        int q = Integer.parseInt(pair.nextToken());
        System.out.println(solve(root, p, q).value);
    }
}
