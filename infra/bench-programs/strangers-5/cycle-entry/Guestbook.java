import java.io.*;
import java.util.*;

public class Guestbook {
    static class Walk implements Iterator<Integer> {
        private final int[] arrow;
        private int room;

        Walk(int[] arrow, int start) {
            this.arrow = arrow;
            room = start;
        }

        public boolean hasNext() { return room != 0; }

        public Integer next() {
            int r = room;
            room = arrow[r];
            return r;
        }
    }

    public static void main(String[] args) throws IOException {
        var st = new StreamTokenizer(new BufferedInputStream(System.in));
        st.nextToken();
        int[] arrow = new int[(int) st.nval + 1];
        st.nextToken();
        int start = (int) st.nval;
        for (int i = 1; i < arrow.length; i++) {
            st.nextToken();
            arrow[i] = (int) st.nval;
        }
        SortedSet<Integer> signed = new TreeSet<>();
        int answer = 0;
        for (var w = new Walk(arrow, start); w.hasNext(); ) {
            int r = w.next();
            if (!signed.add(r)) {
                answer = r;
                break;
            }
        }
        System.out.println(answer);
    }
}
