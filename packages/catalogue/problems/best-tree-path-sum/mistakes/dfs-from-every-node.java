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

    static List<Integer> vals = new ArrayList<>();
    static List<List<Integer>> adj = new ArrayList<>();
    static void collect(Node x, int p) {
        if (x == null) return;
        int id = vals.size();
        vals.add(x.v);
        adj.add(new ArrayList<>());
        if (p >= 0) { adj.get(p).add(id); adj.get(id).add(p); }
        collect(x.l, id);
        collect(x.r, id);
    }
    static long go(int x, int p) {
        long best = 0;
        for (int y : adj.get(x)) if (y != p) best = Math.max(best, go(y, x));
        return best + vals.get(x);
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Node root = readTree(br);
        collect(root, -1);
        int n = vals.size();
        long best = Long.MIN_VALUE;
        for (int s = 0; s < n; s++) {
            best = Math.max(best, go(s, -1));
        }
        System.out.println(best);
    }
}
