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

    static boolean solve(TreeNode root) {
        return isWithin(root, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** Whether the subtree is a search tree of values between the two limits, which are excluded. */
    private static boolean isWithin(TreeNode node, long low, long high) {
        if (node == null) {
            return true;
        }
        if (node.value <= low || node.value >= high) {
            return false;
        }
        return isWithin(node.left, low, node.value) && isWithin(node.right, node.value, high);
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
        System.out.println(solve(readTree(tokensOf(in.readLine()))));
    }
}
