import java.io.*;
import java.util.*;

public class HandMadeList {
    static class Node {
        int key, val;
        Node prev, next;
    }

    static Node ring = new Node();

    static void unlink(Node x) {
        x.prev.next = x.next;
        x.next.prev = x.prev;
    }

    static void front(Node x) {
        x.next = ring.next;
        x.prev = ring;
        ring.next.prev = x;
        ring.next = x;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader br = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer st = new StringTokenizer(br.readLine());
        int cap = Integer.parseInt(st.nextToken());
        int q = Integer.parseInt(st.nextToken());
        ring.next = ring.prev = ring;
        HashMap<Integer, Node> map = new HashMap<>();
        StringBuilder sb = new StringBuilder();
        while (q-- > 0) {
            st = new StringTokenizer(br.readLine());
            boolean get = st.nextToken().equals("get");
            int k = Integer.parseInt(st.nextToken());
            Node x = map.get(k);
            if (x != null) {
                unlink(x);
                front(x);
            }
            if (get) {
                sb.append(x == null ? -1 : x.val).append('\n');
                continue;
            }
            int v = Integer.parseInt(st.nextToken());
            if (x == null) {
                if (map.size() == cap) {
                    Node old = ring.prev;
                    unlink(old);
                    map.remove(old.key);
                }
                x = new Node();
                x.key = k;
                map.put(k, x);
                front(x);
            }
            x.val = v;
        }
        System.out.print(sb);
    }
}
