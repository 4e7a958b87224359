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
        if (root == null) { System.out.println("0\n"); return; }
        String o = "";
        int cnt = 0, last = 0;
        String good = "";
        ArrayList<Node> q = new ArrayList<>();
        q.add(root);
        while (!q.isEmpty()) {
            Node x = q.remove(0);
            cnt++;
            if (x == null) { o += "null "; continue; }
            o += x.v + " ";
            good = o;
            last = cnt;
            q.add(x.r);
            q.add(x.l);
        }
        System.out.println(last);
        System.out.println(good);
    }
}
