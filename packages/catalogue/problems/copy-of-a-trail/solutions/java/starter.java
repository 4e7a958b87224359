import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.*;

public class Main {
    record Card(int number, int picture, int next, int hint) {}

    /** Returns picture, next and hint of each card of the copy. */
    static List<int[]> solve(int first, Card[] cards) {
        // Write your solution here.
        return new ArrayList<>();
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
