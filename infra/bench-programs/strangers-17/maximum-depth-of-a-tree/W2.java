import java.io.*;
import java.util.*;

public class W2 {
    static class TreeNode {
        TreeNode left, right;
    }

    static TreeNode read() throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) return null;
        StringTokenizer st = new StringTokenizer(br.readLine());
        st.nextToken();
        TreeNode root = new TreeNode();
        Deque<TreeNode> open = new ArrayDeque<>();
        open.add(root);
        while (st.hasMoreTokens()) {
            TreeNode parent = open.poll();
            if (!st.nextToken().equals("null")) {
                parent.left = new TreeNode();
                open.add(parent.left);
            }
            if (st.hasMoreTokens() && !st.nextToken().equals("null")) {
                parent.right = new TreeNode();
                open.add(parent.right);
            }
        }
        return root;
    }

    public static void main(String[] args) throws IOException {
        TreeNode root = read();
        Queue<TreeNode> queue = new ArrayDeque<>();
        if (root != null) queue.add(root);
        int levels = 0;
        while (!queue.isEmpty()) {
            levels++;
            for (int i = 0; i < queue.size(); i++) {
                TreeNode node = queue.poll();
                if (node.left != null) queue.add(node.left);
                if (node.right != null) queue.add(node.right);
            }
        }
        System.out.println(levels);
    }
}
