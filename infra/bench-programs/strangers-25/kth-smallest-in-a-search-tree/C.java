import java.io.*;
import java.util.*;

public class C {
    static final class Book {
        final int mark;
        Book smaller, larger;
        int books = 1;

        Book(int mark) { this.mark = mark; }

        int select(int k) {
            Book b = this;
            for (;;) {
                int before = b.smaller == null ? 0 : b.smaller.books;
                if (k <= before) b = b.smaller;
                else if (k == before + 1) return b.mark;
                else {
                    k -= before + 1;
                    b = b.larger;
                }
            }
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        in.readLine();
        StringTokenizer st = new StringTokenizer(in.readLine());
        ArrayList<Book> shelf = new ArrayList<>();
        shelf.add(new Book(Integer.parseInt(st.nextToken())));
        for (int i = 0; st.hasMoreTokens(); i++) {
            Book b = shelf.get(i);
            b.smaller = hang(st.nextToken(), shelf);
            if (st.hasMoreTokens()) b.larger = hang(st.nextToken(), shelf);
        }
        for (ListIterator<Book> it = shelf.listIterator(shelf.size()); it.hasPrevious();) {
            Book b = it.previous();
            if (b.smaller != null) b.books += b.smaller.books;
            if (b.larger != null) b.books += b.larger.books;
        }
        in.readLine();
        st = new StringTokenizer(in.readLine());
        StringBuilder sb = new StringBuilder();
        while (st.hasMoreTokens()) {
            sb.append(shelf.get(0).select(Integer.parseInt(st.nextToken()))).append(' ');
        }
        System.out.println(sb.toString().trim());
    }

    static Book hang(String t, List<Book> shelf) {
        if (t.equals("null")) return null;
        Book b = new Book(Integer.parseInt(t));
        shelf.add(b);
        return b;
    }
}
