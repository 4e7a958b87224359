import java.io.*;
import java.util.*;

public class Main {
    static class Node {
        long val;
        Node left, right;
        Node(long v) { val = v; }
    }

    static long down(Node x) {
        if (x == null) return 0;
        return Math.max(0, x.val + Math.max(down(x.left), down(x.right)));
    }

    static long best(Node x) {
        if (x == null) return Long.MIN_VALUE;
        long through = x.val + down(x.left) + down(x.right);
        return Math.max(through, Math.max(best(x.left), best(x.right)));
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        br.readLine();
        StringTokenizer st = new StringTokenizer(br.readLine());
        Node root = new Node(Long.parseLong(st.nextToken()));
        Queue<Node> q = new ArrayDeque<>(List.of(root));
        while (st.hasMoreTokens()) {
            Node x = q.poll();
            String a = st.nextToken();
            if (!a.equals("null")) q.add(x.left = new Node(Long.parseLong(a)));
            if (!st.hasMoreTokens()) break;
            a = st.nextToken();
            if (!a.equals("null")) q.add(x.right = new Node(Long.parseLong(a)));
        }
        System.out.println(best(root));
    }
}
