import java.io.*;
import java.util.*;

public class P3 {
    static final class Node {
        String v;
        Node l, r;
        Node(String v) { this.v = v; }
    }

    static Node mirror(Node t) {
        if (t == null) return null;
        Node keep = mirror(t.l);
        t.l = mirror(t.r);
        t.r = keep;
        return t;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        int k = Integer.parseInt(br.readLine().trim());
        if (k == 0) {
            System.out.println("0\n");
            return;
        }
        StringTokenizer st = new StringTokenizer(br.readLine());
        Node root = new Node(st.nextToken());
        ArrayDeque<Node> wait = new ArrayDeque<>();
        wait.add(root);
        while (st.hasMoreTokens()) {
            Node p = wait.poll();
            String a = st.nextToken();
            if (!a.equals("null")) wait.add(p.l = new Node(a));
            if (!st.hasMoreTokens()) break;
            String b = st.nextToken();
            if (!b.equals("null")) wait.add(p.r = new Node(b));
        }
        root = mirror(root);
        StringBuilder sb = new StringBuilder(root.v);
        int written = 1, pendingNulls = 0;
        wait.clear();
        wait.add(root);
        while (!wait.isEmpty()) {
            Node p = wait.poll();
            for (Node c : new Node[] {p.l, p.r}) {
                if (c == null) {
                    pendingNulls++;
                    continue;
                }
                written += pendingNulls + 1;
                for (; pendingNulls > 0; pendingNulls--) sb.append(" null");
                sb.append(' ').append(c.v);
                wait.add(c);
            }
        }
        System.out.println(written);
        System.out.println(sb);
    }
}
