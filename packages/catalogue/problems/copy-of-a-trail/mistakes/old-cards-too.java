import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;

public class Main {
    record Card(int number, int picture, int next, int hint) {}

    /** Returns picture, next and hint of each card of the copy. */
    static List<int[]> solve(int first, Card[] cards) {
        Map<Integer, Card> cardOf = new HashMap<>();
        for (Card card : cards) {
            cardOf.put(card.number(), card);
        }
        Map<Integer, Integer> copyOf = new HashMap<>();
        copyOf.put(0, 0);
        for (int at = first; at != 0; at = cardOf.get(at).next()) {
            copyOf.put(at, copyOf.size());
        }
        List<int[]> copy = new ArrayList<>();
        for (int at = first; at != 0; at = cardOf.get(at).next()) {
            Card card = cardOf.get(at);
            copy.add(new int[] {card.picture(), copyOf.get(card.next()), copyOf.get(card.hint())});
        }
        for (Card card : cards) {
            if (!copyOf.containsKey(card.number())) {
                copy.add(new int[] {card.picture(), 0, 0});
            }
        }
        return copy;
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        StringTokenizer head = new StringTokenizer(in.readLine());
        Card[] cards = new Card[Integer.parseInt(head.nextToken())];
        int first = Integer.parseInt(head.nextToken());
        for (int i = 0; i < cards.length; i++) {
            StringTokenizer line = new StringTokenizer(in.readLine());
            cards[i] = new Card(Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()),
                Integer.parseInt(line.nextToken()), Integer.parseInt(line.nextToken()));
        }
        StringBuilder out = new StringBuilder();
        for (int[] card : solve(first, cards)) {
            out.append(card[0]).append(' ').append(card[1]).append(' ').append(card[2]).append('\n');
        }
        System.out.print(out);
    }
}
