import java.util.*;
import java.io.*;

public class SlowCompare {
    static class TreeNode {
        int val;
        TreeNode left, right;
        TreeNode(int val) { this.val = val; }
    }

    static TreeNode parse(String line, List<TreeNode> nodes) {
        String[] s = line.trim().split(" ");
        TreeNode root = new TreeNode(Integer.parseInt(s[1]));
        nodes.add(root);
        int i = 2;
        for (int k = 0; i < s.length; k++) {
            TreeNode cur = nodes.get(k);
            if (!s[i].equals("null")) {
                cur.left = new TreeNode(Integer.parseInt(s[i]));
                nodes.add(cur.left);
            }
            i++;
            if (i < s.length && !s[i].equals("null")) {
                cur.right = new TreeNode(Integer.parseInt(s[i]));
                nodes.add(cur.right);
            }
            i++;
        }
        return root;
    }

    static boolean isSame(TreeNode a, TreeNode b) {
        if (a == null && b == null) return true;
        if (a == null || b == null) return false;
        return a.val == b.val && isSame(a.left, b.left) && isSame(a.right, b.right);
    }

    static boolean isSubtree(TreeNode root, TreeNode sub) {
        if (root == null) return false;
        if (isSame(root, sub)) return true;
        return isSubtree(root.left, sub) || isSubtree(root.right, sub);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        TreeNode machine = parse(br.readLine(), new ArrayList<>());
        int q = Integer.parseInt(br.readLine().trim());
        for (int i = 0; i < q; i++) {
            TreeNode sub = parse(br.readLine(), new ArrayList<>());
            System.out.println(isSubtree(machine, sub) ? "yes" : "no");
        }
    }
}
