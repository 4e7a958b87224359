import java.io.*;
import java.util.*;

public class P5 {
    static class Card {
        int box, number;
        Card next;
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer in = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int n = next(in), first = next(in);
        Card[] cards = new Card[n + 1];
        for (int i = 1; i <= n; i++) {
            cards[i] = new Card();
            cards[i].box = i;
            cards[i].number = next(in);
        }
        for (int i = 1; i <= n; i++) {
            int l = next(in);
            cards[i].next = l == 0 ? null : cards[l];
        }

        // insertion sort on the list
        Card dummy = new Card();
        Card cur = cards[first];
        while (cur != null) {
            Card following = cur.next;
            Card p = dummy;
            while (p.next != null && p.next.number <= cur.number) {
                p = p.next;
            }
            cur.next = p.next;
            p.next = cur;
            cur = following;
        }

        StringBuilder sb = new StringBuilder();
        for (Card c = dummy.next; c != null; c = c.next) {
            sb.append(c.box).append(' ');
        }
        System.out.println(sb.toString().trim());
    }

    static int next(StreamTokenizer in) throws IOException {
        in.nextToken();
        return (int) in.nval;
    }
}
