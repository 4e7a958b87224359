import java.io.*;
import java.util.*;

public class P2 {
    static class TreeNode {
        int val;
        TreeNode left, right;
        TreeNode(int v) { val = v; }
    }

    static TreeNode make(StringTokenizer st, Queue<TreeNode> queue) {
        if (!st.hasMoreTokens()) return null;
        String s = st.nextToken();
        if (s.equals("null")) return null;
        TreeNode t = new TreeNode(Integer.parseInt(s));
        queue.add(t);
        return t;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        String line = br.readLine();
        StringTokenizer st = new StringTokenizer(line == null ? "" : line);
        Queue<TreeNode> queue = new LinkedList<>();
        TreeNode root = make(st, queue);
        while (!queue.isEmpty()) {
            TreeNode t = queue.remove();
            t.left = make(st, queue);
            t.right = make(st, queue);
        }

        // inorder must rise
        Stack<TreeNode> stack = new Stack<>();
        TreeNode cur = root;
        TreeNode prev = null;
        boolean valid = true;
        while (valid && (cur != null || !stack.isEmpty())) {
            while (cur != null) {
                stack.push(cur);
                cur = cur.left;
            }
            cur = stack.pop();
            if (prev != null && prev.val >= cur.val) valid = false;
            prev = cur;
            cur = cur.right;
        }
        System.out.println(valid);
    }
}
