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
        StringTokenizer t = new StringTokenizer(br.readLine());
        int p = Integer.parseInt(t.nextToken()), q = Integer.parseInt(t.nextToken());
        Map<Integer, Integer> par = new HashMap<>();
        Deque<Node> st = new ArrayDeque<>();
        st.push(root);
        while (!st.isEmpty()) {
            Node x = st.pop();
            for (Node y : new Node[]{x.l, x.r}) if (y != null) { par.put(y.v, x.v); st.push(y); }
        }
        Integer a = p, b = q;
        int steps = 0;
        while (a != b && steps++ < 2000) {
            a = par.containsKey(a) ? par.get(a) : q;
            b = par.containsKey(b) ? par.get(b) : p;
        }
        System.out.println(a);
    }
}
