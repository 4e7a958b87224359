import java.util.*;
import java.util.stream.*;

public class K14 {
    enum Kind { HIGH, PAIR, TWO_PAIRS, THREE, STRAIGHT, FLUSH, FULL, FOUR, STRAIGHT_FLUSH }

    record Card(int value, char suit) {
        static Card of(String s) {
            return new Card("23456789TJQKA".indexOf(s.charAt(0)) + 2, s.charAt(1));
        }
    }

    record Hand(Kind kind, List<Integer> order) implements Comparable<Hand> {
        static Hand read(Scanner in) {
            List<Card> cards = new ArrayList<>();
            for (int i = 0; i < 5; i++) cards.add(Card.of(in.next()));
            int[] c = new int[15];
            for (Card x : cards) c[x.value()]++;
            List<Integer> vals = IntStream.rangeClosed(2, 14).boxed()
                    .filter(v -> c[v] > 0)
                    .sorted((p, q) -> c[p] != c[q] ? c[q] - c[p] : q - p)
                    .collect(Collectors.toList());
            boolean flush = cards.stream().map(Card::suit).distinct().count() == 1;
            boolean row = vals.size() == 5 && vals.get(0) - vals.get(4) == 4;
            Kind k;
            if (flush && row) k = Kind.STRAIGHT_FLUSH;
            else if (c[vals.get(0)] == 4) k = Kind.FOUR;
            else if (vals.size() == 2) k = Kind.FULL;
            else if (flush) k = Kind.FLUSH;
            else if (row) k = Kind.STRAIGHT;
            else if (c[vals.get(0)] == 3) k = Kind.THREE;
            else if (vals.size() == 3) k = Kind.TWO_PAIRS;
            else if (vals.size() == 4) k = Kind.PAIR;
            else k = Kind.HIGH;
            return new Hand(k, vals);
        }

        public int compareTo(Hand o) {
            if (kind != o.kind) return kind.compareTo(o.kind);
            for (int i = 0; i < order.size(); i++) {
                int d = order.get(i) - o.order.get(i);
                if (d != 0) return d;
            }
            return 0;
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        Hand a = Hand.read(in), b = Hand.read(in);
        int d = a.compareTo(b);
        System.out.println(d > 0 ? "first " + a.kind() : d < 0 ? "second " + b.kind() : "tie");
    }
}
