import java.util.Scanner;

public class D {
    private static final class Node {
        final char letter;
        Node firstChild, sibling;
        boolean end;

        Node(char letter, Node sibling) {
            this.letter = letter;
            this.sibling = sibling;
        }

        Node child(char c) {
            Node n = firstChild;
            while (n != null && n.letter != c) n = n.sibling;
            return n;
        }

        Node childOrNew(char c) {
            Node n = child(c);
            return n != null ? n : (firstChild = new Node(c, firstChild));
        }

        void add(String w, int i) {
            if (i == w.length()) end = true;
            else childOrNew(w.charAt(i)).add(w, i + 1);
        }

        Node find(String w, int i) {
            if (i == w.length()) return this;
            Node n = child(w.charAt(i));
            return n == null ? null : n.find(w, i + 1);
        }
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(new java.io.BufferedInputStream(System.in));
        int q = sc.nextInt();
        Node root = new Node('\0', null);
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < q; i++) {
            String what = sc.next(), w = sc.next();
            if (what.equals("add")) {
                root.add(w, 0);
                continue;
            }
            Node n = root.find(w, 0);
            sb.append(n != null && (n.end || what.equals("prefix"))).append('\n');
        }
        System.out.print(sb);
    }
}
