import java.io.*;
import java.util.*;

public class P1 {
    static class Node {
        int val;
        Node next;
        Node(int val) { this.val = val; }
    }

    static Node reverse(Node head) {
        Node prev = null, cur = head;
        while (cur != null) {
            Node nxt = cur.next;
            cur.next = prev;
            prev = cur;
            cur = nxt;
        }
        return prev;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        in.nextToken();
        int n = (int) in.nval;
        Node dummy = new Node(0), tail = dummy;
        for (int i = 0; i < n; i++) {
            in.nextToken();
            tail.next = new Node((int) in.nval);
            tail = tail.next;
        }
        StringBuilder sb = new StringBuilder();
        for (Node v = reverse(dummy.next); v != null; v = v.next) {
            if (sb.length() > 0) sb.append(' ');
            sb.append(v.val);
        }
        System.out.println(sb);
    }
}
