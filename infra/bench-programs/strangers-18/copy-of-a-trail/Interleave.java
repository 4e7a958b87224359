import java.io.*;
import java.util.*;

/** The interview trick: put each copy right behind its original, set the hints, pull the two lists apart. */
public class Interleave {
    static final class Node {
        int number, picture;
        Node next, hint;
    }

    static int read(DataInputStream in) throws IOException {
        int c = in.read(), r = 0;
        while (c <= ' ') c = in.read();
        while (c > ' ') {
            r = r * 10 + c - '0';
            c = in.read();
        }
        return r;
    }

    public static void main(String[] args) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(System.in, 65536));
        int n = read(in), first = read(in);
        Map<Integer, Node> box = new HashMap<>();
        for (int i = 0; i < n; i++) {
            Node card = box.computeIfAbsent(read(in), z -> new Node());
            card.picture = read(in);
            int next = read(in), hint = read(in);
            card.next = next == 0 ? null : box.computeIfAbsent(next, z -> new Node());
            card.hint = hint == 0 ? null : box.computeIfAbsent(hint, z -> new Node());
        }
        Node head = box.get(first);
        int id = 0;
        for (Node o = head; o != null; ) {
            Node copy = new Node();
            copy.number = ++id;
            copy.picture = o.picture;
            copy.next = o.next;
            o.next = copy;
            o = copy.next;
        }
        for (Node o = head; o != null; o = o.next.next) {
            if (o.hint != null) o.next.hint = o.hint.next;
        }
        Node copyHead = head.next;
        for (Node o = head; o != null; o = o.next) {
            Node copy = o.next;
            o.next = copy.next;
            copy.next = o.next == null ? null : o.next.next;
        }
        StringBuilder out = new StringBuilder();
        for (Node c = copyHead; c != null; c = c.next) {
            out.append(c.picture).append(' ')
               .append(c.next == null ? 0 : c.next.number).append(' ')
               .append(c.hint == null ? 0 : c.hint.number).append('\n');
        }
        System.out.print(out);
    }
}
