import java.io.*;

public class B {
    static class Card {
        final int box;
        long number;
        Card next;

        Card(int box) { this.box = box; }
    }

    static Card sort(Card head) {
        if (head == null || head.next == null) return head;
        Card slow = head, fast = head.next;
        while (fast != null && fast.next != null) {
            slow = slow.next;
            fast = fast.next.next;
        }
        Card second = slow.next;
        slow.next = null;
        return merge(sort(head), sort(second));
    }

    static Card merge(Card a, Card b) {
        Card dummy = new Card(0), tail = dummy;
        while (a != null && b != null) {
            if (b.number < a.number) {
                tail = tail.next = b;
                b = b.next;
            } else {
                tail = tail.next = a;
                a = a.next;
            }
        }
        tail.next = a != null ? a : b;
        return dummy.next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer st = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        st.nextToken();
        int n = (int) st.nval;
        st.nextToken();
        int first = (int) st.nval;
        Card[] cards = new Card[n + 1];
        for (int i = 1; i <= n; i++) {
            cards[i] = new Card(i);
            st.nextToken();
            cards[i].number = (long) st.nval;
        }
        for (int i = 1; i <= n; i++) {
            st.nextToken();
            cards[i].next = cards[(int) st.nval];
        }
        StringBuilder out = new StringBuilder();
        for (Card c = sort(cards[first]); c != null; c = c.next) out.append(c.box).append(' ');
        System.out.println(out.toString().trim());
    }
}
