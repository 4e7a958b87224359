import java.util.*;

public class Slow {
    static class Book {
        int mark;
        Book left, right;
        Book(int mark) { this.mark = mark; }
    }

    static int kth(Book root, int k) {
        Deque<Book> stack = new ArrayDeque<>();
        Book b = root;
        while (true) {
            while (b != null) {
                stack.push(b);
                b = b.left;
            }
            b = stack.pop();
            if (--k == 0) return b.mark;
            b = b.right;
        }
    }

    static Book read(Scanner sc) {
        int t = sc.nextInt();
        Book root = new Book(sc.nextInt());
        Deque<Book> waiting = new ArrayDeque<>(List.of(root));
        boolean toLeft = true;
        for (int i = 1; i < t; i++) {
            String s = sc.next();
            Book parent = toLeft ? waiting.peek() : waiting.poll();
            if (!s.equals("null")) {
                Book b = new Book(Integer.parseInt(s));
                if (toLeft) parent.left = b;
                else parent.right = b;
                waiting.add(b);
            }
            toLeft = !toLeft;
        }
        return root;
    }

    public static void main(String[] args) {
        Scanner sc = new Scanner(System.in);
        Book root = read(sc);
        int q = sc.nextInt();
        StringJoiner out = new StringJoiner(" ");
        for (int i = 0; i < q; i++) out.add("" + kth(root, sc.nextInt()));
        System.out.println(out);
    }
}
