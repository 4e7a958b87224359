import java.io.*;

/** grows trees of suppliers and asks the root; the thread gets a large stack for long chains */
public class Nested {
    interface Node { long value(); }

    static Node join(char op, Node l, Node r) {
        switch (op) {
            case '+': return () -> l.value() + r.value();
            case '-': return () -> l.value() - r.value();
            case '*': return () -> l.value() * r.value();
            default: return () -> l.value() / r.value();
        }
    }

    static void solve() {
        try {
            String[] t = new String(System.in.readAllBytes()).trim().split("\\s+");
            Node[] shelf = new Node[t.length];
            int size = 0;
            for (int i = 1; i < t.length; i++) {
                char last = t[i].charAt(t[i].length() - 1);
                if (Character.isDigit(last)) {
                    final long c = Long.parseLong(t[i]);
                    shelf[size++] = () -> c;
                } else {
                    size--;
                    shelf[size - 1] = join(last, shelf[size - 1], shelf[size]);
                }
            }
            System.out.println(shelf[0].value());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread t = new Thread(null, Nested::solve, "deep", 128L << 20);
        t.start();
        t.join();
    }
}
