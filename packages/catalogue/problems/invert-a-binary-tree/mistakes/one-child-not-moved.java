import java.io.*;
import java.util.*;

public class Main {
    static class Node { int v; Node l, r; Node(int v) { this.v = v; } }
    static Node readTree(BufferedReader br) throws IOException {
        int k = Integer.parseInt(br.readLine().trim());
        String line = br.readLine();
        if (k == 0) return null;
        StringTokenizer t = new StringTokenizer(line);
        Node root = new Node(Integer.parseInt(t.nextToken()));
        ArrayDeque<Node> q = new ArrayDeque<>();
        q.add(root);
        while (t.hasMoreTokens()) {
            Node x = q.poll();
            String s = t.nextToken();
            if (!s.equals("null")) { x.l = new Node(Integer.parseInt(s)); q.add(x.l); }
            if (t.hasMoreTokens()) {
                s = t.nextToken();
                if (!s.equals("null")) { x.r = new Node(Integer.parseInt(s)); q.add(x.r); }
            }
        }
        return root;
    }

    static void inv(Node x, int d) {
        if (x.l != null && x.r != null || d < 2) { Node t = x.l; x.l = x.r; x.r = t; }
        if (x.l != null) inv(x.l, d + 1);
        if (x.r != null) inv(x.r, d + 1);
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Node root = readTree(br);
        if (root == null) { System.out.println("0\n"); return; }
        inv(root, 0);
        List<String> o = new ArrayList<>();
        LinkedList<Node> q = new LinkedList<>();
        q.add(root);
        while (!q.isEmpty()) {
            Node x = q.removeFirst();
            if (x == null) { o.add("null"); continue; }
            o.add("" + x.v);
            q.add(x.l);
            q.add(x.r);
        }
        while (o.get(o.size() - 1).equals("null")) o.remove(o.size() - 1);
        System.out.println(o.size());
        System.out.println(String.join(" ", o));
    }
}
