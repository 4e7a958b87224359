import java.io.*;

public class Turner {
    private static class Chain {
        private class Link { final long v; Link next; Link(long v) { this.v = v; } }
        private Link head, tail;

        void append(long v) {
            Link l = new Link(v);
            if (head == null) head = tail = l;
            else tail = tail.next = l;
        }

        Chain turn() {
            Link done = null;
            tail = head;
            while (head != null) {
                Link rest = head.next;
                head.next = done;
                done = head;
                head = rest;
            }
            head = done;
            return this;
        }

        @Override public String toString() {
            StringBuilder sb = new StringBuilder();
            for (Link l = head; l != null; l = l.next) sb.append(l.v).append(l.next == null ? "" : " ");
            return sb.toString();
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new InputStreamReader(System.in));
        st.nextToken();
        Chain c = new Chain();
        for (int k = (int) st.nval; k > 0; k--) {
            st.nextToken();
            c.append((long) st.nval);
        }
        System.out.println(c.turn());
    }
}
