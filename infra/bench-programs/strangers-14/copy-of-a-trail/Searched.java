import java.io.*;
import java.util.*;
import java.util.stream.*;

public class Searched {
    record Card(int number, int picture, int next, int hint) {
        static Card parse(String line) {
            int[] v = Stream.of(line.trim().split(" +")).mapToInt(Integer::parseInt).toArray();
            return new Card(v[0], v[1], v[2], v[3]);
        }
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        String[] top = in.readLine().trim().split(" +");
        Card[] cards = in.lines().limit(Integer.parseInt(top[0])).map(Card::parse)
                .sorted(Comparator.comparingInt(Card::number)).toArray(Card[]::new);
        int[] numbers = Arrays.stream(cards).mapToInt(Card::number).toArray();
        int[] copyNo = new int[cards.length];
        List<Card> trail = new LinkedList<>();
        for (int no = Integer.parseInt(top[1]); no != 0; ) {
            int at = Arrays.binarySearch(numbers, no);
            trail.add(cards[at]);
            copyNo[at] = trail.size();
            no = cards[at].next();
        }
        PrintWriter out = new PrintWriter(new BufferedWriter(new OutputStreamWriter(System.out)));
        for (Card c : trail) {
            int nx = c.next() == 0 ? 0 : copyNo[Arrays.binarySearch(numbers, c.next())];
            int hi = c.hint() == 0 ? 0 : copyNo[Arrays.binarySearch(numbers, c.hint())];
            out.println(c.picture() + " " + nx + " " + hi);
        }
        out.close();
    }
}
