import java.util.*;

public class S5 {
    static class TreeNode {
        int val;
        TreeNode left;
        TreeNode right;
        TreeNode(int val) { this.val = val; }
    }

    static void inorder(TreeNode node, List<Integer> list, int k) {
        if (node == null || list.size() >= k) return;
        inorder(node.left, list, k);
        list.add(node.val);
        inorder(node.right, list, k);
    }

    static int kthSmallest(TreeNode root, int k) {
        List<Integer> list = new ArrayList<>();
        inorder(root, list, k);
        return list.get(k - 1);
    }

    static TreeNode read(String token) {
        if (token.equals("null")) return null;
        return new TreeNode(Integer.parseInt(token));
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        int count = sc.nextInt();
        TreeNode root = read(sc.next());
        Queue<TreeNode> queue = new LinkedList<>();
        queue.add(root);
        int used = 1;
        while (used < count) {
            TreeNode parent = queue.poll();
            parent.left = read(sc.next());
            used++;
            if (parent.left != null) queue.add(parent.left);
            if (used < count) {
                parent.right = read(sc.next());
                used++;
                if (parent.right != null) queue.add(parent.right);
            }
        }
        int q = sc.nextInt();
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            sb.append(kthSmallest(root, sc.nextInt())).append(" ");
        }
        System.out.println(sb.toString().trim());
    }
}
