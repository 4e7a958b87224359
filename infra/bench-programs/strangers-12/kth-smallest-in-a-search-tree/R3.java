import java.io.*;
import java.util.*;

public class R3 {
    static final class Node {
        final int mark;
        Node left, right;
        int size = 1;

        Node(int mark) { this.mark = mark; }
    }

    static int size(Node x) { return x == null ? 0 : x.size; }

    static int select(Node x, int k) {
        int l = size(x.left);
        if (k <= l) return select(x.left, k);
        if (k == l + 1) return x.mark;
        return select(x.right, k - l - 1);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        int t = Integer.parseInt(in.readLine().trim());
        StringTokenizer st = new StringTokenizer(in.readLine());
        List<Node> order = new ArrayList<>();
        Node root = new Node(Integer.parseInt(st.nextToken()));
        order.add(root);
        for (int i = 0; st.hasMoreTokens(); i++) {
            Node p = order.get(i);
            String token = st.nextToken();
            if (!token.equals("null")) order.add(p.left = new Node(Integer.parseInt(token)));
            if (!st.hasMoreTokens()) break;
            token = st.nextToken();
            if (!token.equals("null")) order.add(p.right = new Node(Integer.parseInt(token)));
        }
        for (int i = order.size() - 1; i >= 0; i--) {
            Node x = order.get(i);
            x.size += size(x.left) + size(x.right);
        }
        int q = Integer.parseInt(in.readLine().trim());
        st = new StringTokenizer(in.readLine());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            if (i > 0) out.append(' ');
            out.append(select(root, Integer.parseInt(st.nextToken())));
        }
        System.out.println(out);
    }
}
