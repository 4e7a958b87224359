import java.io.*;
import java.util.*;

public class RecursiveNodes {
    static class Node {
        int val;
        Node left, right;
        Node(int v) { val = v; }
    }

    static Node lca(Node x, int p, int q) {
        if (x == null || x.val == p || x.val == q) return x;
        Node l = lca(x.left, p, q), r = lca(x.right, p, q);
        if (l != null && r != null) return x;
        return l != null ? l : r;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        StringTokenizer st = new StringTokenizer(br.readLine());
        Node root = new Node(Integer.parseInt(st.nextToken()));
        Queue<Node> q = new LinkedList<>();
        q.add(root);
        while (st.hasMoreTokens()) {
            Node x = q.remove();
            String a = st.nextToken();
            if (!a.equals("null")) q.add(x.left = new Node(Integer.parseInt(a)));
            if (st.hasMoreTokens()) {
                String b = st.nextToken();
                if (!b.equals("null")) q.add(x.right = new Node(Integer.parseInt(b)));
            }
        }
        st = new StringTokenizer(br.readLine());
        System.out.println(lca(root, Integer.parseInt(st.nextToken()), Integer.parseInt(st.nextToken())).val);
    }
}
