import java.util.*;
import java.io.*;

public class Slow {
    static class Card {
        int number, picture, next, hint;
    }

    static List<Card> box = new LinkedList<>();

    static Card find(int number) {
        for (Card c : box) {
            if (c.number == number) return c;
        }
        return null;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] w = in.readLine().trim().split(" ");
        int n = Integer.parseInt(w[0]);
        int first = Integer.parseInt(w[1]);
        for (int i = 0; i < n; i++) {
            w = in.readLine().trim().split(" ");
            Card c = new Card();
            c.number = Integer.parseInt(w[0]);
            c.picture = Integer.parseInt(w[1]);
            c.next = Integer.parseInt(w[2]);
            c.hint = Integer.parseInt(w[3]);
            box.add(c);
        }
        List<Card> trail = new ArrayList<>();
        for (Card c = find(first); c != null; c = c.next == 0 ? null : find(c.next)) trail.add(c);
        StringBuilder out = new StringBuilder();
        for (Card c : trail) {
            int next = c.next == 0 ? 0 : trail.indexOf(find(c.next)) + 1;
            int hint = c.hint == 0 ? 0 : trail.indexOf(find(c.hint)) + 1;
            out.append(c.picture + " " + next + " " + hint + "\n");
        }
        System.out.print(out);
    }
}
