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

    static void go(Node x, int d, List<List<Integer>> out) {
        if (x == null) return;
        if (out.size() <= d) out.add(new ArrayList<>());
        out.get(d).add(x.v);
        go(x.l, d + 1, out);
        go(x.r, d + 1, out);
    }
    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        Node root = readTree(br);
        List<List<Integer>> out = new ArrayList<>();
        go(root, 0, out);
        StringBuilder sb = new StringBuilder();
        for (List<Integer> l : out) { StringJoiner sj = new StringJoiner(" "); for (int x : new TreeSet<>(l)) sj.add("" + x); sb.append(sj).append("\n"); }
        System.out.print(sb);
    }
}
