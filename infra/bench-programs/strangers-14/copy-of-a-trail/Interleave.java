import java.io.*;
import java.util.*;

public class Interleave {
    static class Node {
        int picture, nextNo, hintNo, number;
        Node next, hint;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), first = next(in);
        Map<Integer, Node> box = new HashMap<>();
        for (int i = 0; i < n; i++) {
            int no = next(in);
            Node node = new Node();
            node.picture = next(in);
            node.nextNo = next(in);
            node.hintNo = next(in);
            box.put(no, node);
        }
        for (Node node : box.values()) {
            node.next = box.get(node.nextNo);
            node.hint = box.get(node.hintNo);
        }
        Node head = box.get(first);
        // 1. put each copy behind its original
        int count = 0;
        for (Node o = head; o != null; o = o.next.next) {
            Node copy = new Node();
            copy.picture = o.picture;
            copy.number = ++count;
            copy.next = o.next;
            o.next = copy;
        }
        // 2. hints
        for (Node o = head; o != null; o = o.next.next) {
            if (o.hint != null) o.next.hint = o.hint.next;
        }
        // 3. unzip
        Node copyHead = head.next;
        for (Node c = copyHead; c.next != null; c = c.next) c.next = c.next.next;

        StringBuilder sb = new StringBuilder();
        for (Node c = copyHead; c != null; c = c.next) {
            sb.append(c.picture).append(' ').append(c.next == null ? 0 : c.next.number)
              .append(' ').append(c.hint == null ? 0 : c.hint.number).append('\n');
        }
        System.out.print(sb);
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
