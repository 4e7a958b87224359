import java.io.*;
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

    /** Returns the k-th smallest value for each question k. */
    static int[] solve(TreeNode root, int[] questions) {
        int[] answers = new int[questions.length];
        for (int i = 0; i < answers.length; i++) {
            List<Integer> values = new ArrayList<>();
            ArrayDeque<TreeNode> stack = new ArrayDeque<>(List.of(root));
            while (!stack.isEmpty()) {
                TreeNode node = stack.pop();
                values.add(node.value);
                if (node.left != null) stack.push(node.left);
                if (node.right != null) stack.push(node.right);
            }
            Collections.sort(values);
            answers[i] = values.get(questions[i] - 1);
        }
        return answers;
    }

    /** Builds the tree from its level-order tokens. */
    private static TreeNode readTree(StringTokenizer tokens) {
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
        int[] questions = new int[Integer.parseInt(in.readLine().trim())];
        StringTokenizer ranks = new StringTokenizer(in.readLine());
        for (int i = 0; i < questions.length; i++) {
            questions[i] = Integer.parseInt(ranks.nextToken());
        }
        StringBuilder out = new StringBuilder();
        for (int value : solve(root, questions)) {
            out.append(value).append(' ');
        }
        System.out.println(out.toString().trim());
    }
}
