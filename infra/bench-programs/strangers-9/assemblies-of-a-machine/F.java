import java.io.*;
import java.util.*;

public class F {
    static class Node {
        int type;
        Node left, right;

        Node(int type) {
            this.type = type;
        }

        @Override
        public int hashCode() {
            return Objects.hash(type, left, right);
        }
    }

    static Node read(String line) {
        StringTokenizer st = new StringTokenizer(line);
        st.nextToken();
        Node root = new Node(Integer.parseInt(st.nextToken()));
        ArrayDeque<Node> queue = new ArrayDeque<>();
        queue.add(root);
        while (st.hasMoreTokens()) {
            Node p = queue.poll();
            String t = st.nextToken();
            if (!t.equals("null")) queue.add(p.left = new Node(Integer.parseInt(t)));
            if (!st.hasMoreTokens()) break;
            t = st.nextToken();
            if (!t.equals("null")) queue.add(p.right = new Node(Integer.parseInt(t)));
        }
        return root;
    }

    static Set<Integer> hashes = new HashSet<>();

    static int collect(Node v) {
        if (v == null) return 0;
        int l = collect(v.left), r = collect(v.right);
        int h = 31 * (31 * (31 + v.type) + l) + r; // the same as hashCode()
        hashes.add(h);
        return h;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        collect(read(in.readLine()));
        int q = Integer.parseInt(in.readLine().trim());
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < q; i++) {
            out.append(hashes.contains(read(in.readLine()).hashCode()) ? "yes" : "no").append("\n");
        }
        System.out.print(out);
    }
}
