import java.io.*;

/** The three-line recursion, in a thread whose stack is deep enough. */
public class P4 {
    static class Node {
        int value;
        Node next;
        Node(int value, Node next) { this.value = value; this.next = next; }
    }

    static Node merge(Node a, Node b) {
        if (a == null) return b;
        if (b == null) return a;
        if (a.value <= b.value) {
            a.next = merge(a.next, b);
            return a;
        }
        b.next = merge(a, b.next);
        return b;
    }

    static Node read(StreamTokenizer in) throws IOException {
        in.nextToken();
        int n = (int) in.nval;
        Node front = new Node(0, null), tail = front;
        while (n-- > 0) {
            in.nextToken();
            tail = tail.next = new Node((int) in.nval, null);
        }
        return front.next;
    }

    public static void main(String[] args) throws Exception {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        Node a = read(in), b = read(in);
        Thread t = new Thread(null, () -> {
            StringBuilder sb = new StringBuilder();
            for (Node x = merge(a, b); x != null; x = x.next) {
                sb.append(x.value);
                if (x.next != null) sb.append(' ');
            }
            System.out.println(sb);
        }, "deep", 96L << 20);
        t.start();
        t.join();
    }
}
