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
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Node root = readTree(br);
        String out = "";
        List<Node> lev = new ArrayList<>();
        if (root != null) lev.add(root);
        while (!lev.isEmpty()) {
            List<Node> nxt = new ArrayList<>();
            String sep = "";
            for (Node x : lev) {
                out += sep + x.v;
                sep = " ";
                if (x.l != null) nxt.add(x.l);
                if (x.r != null) nxt.add(x.r);
            }
            out += "\n";
            lev = nxt;
        }
        System.out.print(out);
    }
}
