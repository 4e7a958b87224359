import java.io.*;

public class C {
    static class Node {
        int value;
        Node next;
    }

    static Node readList(StreamTokenizer in) throws IOException {
        in.nextToken();
        int n = (int) in.nval;
        Node head = new Node(), tail = head;
        while (n-- > 0) {
            in.nextToken();
            tail.next = new Node();
            tail = tail.next;
            tail.value = (int) in.nval;
        }
        return head.next;
    }

    static Node merge(Node p, Node q) {
        Node dummy = new Node(), tail = dummy;
        while (p != null && q != null) {
            if (p.value <= q.value) {
                tail.next = p;
                p = p.next;
            } else {
                tail.next = q;
                q = q.next;
            }
            tail = tail.next;
        }
        tail.next = p != null ? p : q;
        return dummy.next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        Node a = readList(in);
        Node b = readList(in);
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (Node x = merge(a, b); x != null; x = x.next) {
            out.print(x.value);
            if (x.next != null) out.print(' ');
        }
        out.println();
        out.flush();
    }
}
