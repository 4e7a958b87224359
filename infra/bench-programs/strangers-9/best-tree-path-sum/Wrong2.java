import java.io.*;
import java.util.*;

public class Wrong2 {
    static class TreeNode {
        int val;
        TreeNode left, right;

        TreeNode(int val) {
            this.val = val;
        }
    }

    static int res = -1000;

    static int gain(TreeNode root) {
        if (root == null) return 0;
        int l = Math.max(gain(root.left), 0);
        int r = Math.max(gain(root.right), 0);
        res = Math.max(res, root.val + l + r);
        return root.val + Math.max(l, r);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String[] t = br.readLine().trim().split(" ");
        TreeNode root = new TreeNode(Integer.parseInt(t[0]));
        Queue<TreeNode> q = new LinkedList<>();
        q.add(root);
        int i = 1;
        while (i < t.length) {
            TreeNode cur = q.poll();
            if (!t[i].equals("null")) q.add(cur.left = new TreeNode(Integer.parseInt(t[i])));
            i++;
            if (i < t.length && !t[i].equals("null")) q.add(cur.right = new TreeNode(Integer.parseInt(t[i])));
            i++;
        }
        gain(root);
        System.out.println(res);
    }
}
