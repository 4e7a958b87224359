import java.util.*;
import java.io.*;

public class E {
    static class TreeNode {
        int val;
        TreeNode left, right;
        TreeNode(int val) { this.val = val; }
    }

    static void inorder(TreeNode node, List<Integer> list) {
        if (node == null) return;
        inorder(node.left, list);
        list.add(node.val);
        inorder(node.right, list);
    }

    static int kthSmallest(TreeNode root, int k) {
        List<Integer> list = new ArrayList<>();
        inorder(root, list);
        return list.get(k - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String[] parts = br.readLine().trim().split(" ");
        TreeNode root = new TreeNode(Integer.parseInt(parts[0]));
        Queue<TreeNode> queue = new LinkedList<>();
        queue.add(root);
        int i = 1;
        while (i < parts.length) {
            TreeNode cur = queue.poll();
            if (!parts[i].equals("null")) {
                cur.left = new TreeNode(Integer.parseInt(parts[i]));
                queue.add(cur.left);
            }
            i++;
            if (i < parts.length && !parts[i].equals("null")) {
                cur.right = new TreeNode(Integer.parseInt(parts[i]));
                queue.add(cur.right);
            }
            i++;
        }
        int q = Integer.parseInt(br.readLine().trim());
        String[] ks = br.readLine().trim().split(" ");
        StringBuilder sb = new StringBuilder();
        for (int j = 0; j < q; j++) {
            sb.append(kthSmallest(root, Integer.parseInt(ks[j]))).append(" ");
        }
        System.out.println(sb.toString().trim());
    }
}
