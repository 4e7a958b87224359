import java.io.*;
import java.util.*;

public class TreasureTrail {
    record Card(int number, int picture, int next, int hint) {}

    private final Card[] box;
    private final int[] rank;

    TreasureTrail(Card[] cards) {
        box = cards;
        Arrays.sort(box, Comparator.comparingInt(Card::number));
        rank = new int[box.length];
    }

    private int where(int number) {
        int lo = 0, hi = box.length - 1;
        while (lo < hi) {
            int mid = (lo + hi) >>> 1;
            if (box[mid].number() < number) lo = mid + 1;
            else hi = mid;
        }
        return lo;
    }

    private int rankOf(int number) {
        return number == 0 ? 0 : rank[where(number)];
    }

    void print(int first, PrintWriter out) {
        int k = 0;
        for (int c = first; c != 0; ) {
            int w = where(c);
            rank[w] = ++k;
            c = box[w].next();
        }
        for (int c = first; c != 0; ) {
            Card card = box[where(c)];
            out.println(card.picture() + " " + rankOf(card.next()) + " " + rankOf(card.hint()));
            c = card.next();
        }
    }

    public static void main(String[] args) throws IOException {
        StreamTokenizer t = new StreamTokenizer(new BufferedReader(new InputStreamReader(System.in)));
        int[] v = new int[2];
        for (int i = 0; i < 2; i++) { t.nextToken(); v[i] = (int) t.nval; }
        Card[] cards = new Card[v[0]];
        for (int i = 0; i < cards.length; i++) {
            int[] f = new int[4];
            for (int j = 0; j < 4; j++) { t.nextToken(); f[j] = (int) t.nval; }
            cards[i] = new Card(f[0], f[1], f[2], f[3]);
        }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        new TreasureTrail(cards).print(v[1], out);
        out.flush();
    }
}
