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

    static List<Integer> all(Node x) {
        List<Integer> l = new ArrayList<>();
        if (x == null) return l;
        l.addAll(all(x.l));
        l.add(x.v);
        l.addAll(all(x.r));
        return l;
    }
    static boolean ok(Node x) {
        if (x == null) return true;
        for (int v : all(x.l)) if (v >= x.v) return false;
        for (int v : all(x.r)) if (v <= x.v) return false;
        return ok(x.l) && ok(x.r);
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        System.out.println(ok(readTree(br)));
    }
}
