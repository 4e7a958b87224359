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

    static int solve(TreeNode root) {
        return bestBelow(root)[1];
    }

    /**
     * The best sum of a path that starts at the node and goes down, or 0 if none is positive,
     * followed by the best sum of any path below or through the node.
     */
    private static int[] bestBelow(TreeNode node) {
        if (node == null) {
            return new int[] {0, Integer.MIN_VALUE};
        }
        int[] left = bestBelow(node.left);
        int[] right = bestBelow(node.right);
        int down = Math.max(0, node.value + Math.max(left[0], right[0]));
        int bent = left[0] + node.value + right[0];
        return new int[] {down, Math.max(bent, Math.max(left[1], right[1]))};
    }

    /** Builds the tree from its level-order tokens. */
    private static TreeNode readTree(List<String> tokens) {
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
