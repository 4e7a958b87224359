import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Morris {
    static final class Book {
        final int mark;
        Book left, right;
        Book(int mark) { this.mark = mark; }
    }

    static Book shelve(String[] tokens) {
        Book root = new Book(Integer.parseInt(tokens[0]));
        Queue<Book> open = new LinkedList<>();
        open.add(root);
        for (int i = 1; i < tokens.length; i += 2) {
            Book b = open.remove();
            if (!tokens[i].equals("null")) open.add(b.left = new Book(Integer.parseInt(tokens[i])));
            if (i + 1 < tokens.length && !tokens[i + 1].equals("null"))
                open.add(b.right = new Book(Integer.parseInt(tokens[i + 1])));
        }
        return root;
    }

    /** Morris traversal: threads instead of a stack. */
    static List<Integer> inOrder(Book b) {
        List<Integer> marks = new ArrayList<>();
        while (b != null) {
            if (b.left == null) {
                marks.add(b.mark);
                b = b.right;
                continue;
            }
            Book p = b.left;
            while (p.right != null && p.right != b) p = p.right;
            if (p.right == null) {
                p.right = b;
                b = b.left;
            } else {
                p.right = null;
                marks.add(b.mark);
                b = b.right;
            }
        }
        return marks;
    }

    public static void main(String[] args) throws IOException {
        List<String> lines = new BufferedReader(new InputStreamReader(System.in)).lines().map(String::trim).toList();
        List<Integer> marks = inOrder(shelve(lines.get(1).split(" ")));
        System.out.println(Arrays.stream(lines.get(3).split(" "))
            .map(k -> marks.get(Integer.parseInt(k) - 1).toString())
            .collect(Collectors.joining(" ")));
    }
}
