import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    record Card(int number, int picture, int next, int hint) {}

    private static Card find(Card[] cards, int number) {
        for (Card card : cards) {
            if (card.number() == number) {
                return card;
            }
        }
        return null;
    }

    static List<int[]> solve(int first, Card[] cards) {
        Map<Integer, Integer> copyOf = new HashMap<>();
        copyOf.put(0, 0);
        for (Card card = find(cards, first); card != null; card = find(cards, card.next())) {
            copyOf.put(card.number(), copyOf.size());
        }
        List<int[]> copy = new ArrayList<>();
        for (Card card = find(cards, first); card != null; card = find(cards, card.next())) {
            copy.add(new int[] {card.picture(), copyOf.get(card.next()), copyOf.get(card.hint())});
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
